// Findings that a person lives with.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { auditFolder } from '../../../../../src/core/policy/audit/audit';
import { readSuppressions, subjectOf, suppress } from '../../../../../src/core/policy/audit/suppress';
import type { SkillFolder } from '../../../../../src/core/policy/audit/types';

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const folder = (text: string): SkillFolder => ({
  name: 'x',
  files: [{ path: 'SKILL.md', kind: 'text', size: text.length, text }],
});

/** The report on `text` with the first finding on `known` suppressed. */
async function sift(text: string, known: string, id?: string) {
  const [finding] = auditFolder(folder(known)).findings;
  assert.ok(finding);
  const suppression = {
    id: id ?? finding.id,
    evidence: await sha256(subjectOf(finding, folder(known))),
    reason: 'Ours.',
  };
  return suppress(auditFolder(folder(text)), folder(text), [suppression], sha256);
}

describe('suppress', () => {
  it('takes a finding out, and keeps it beside with the reason', async () => {
    const report = await sift('Run `sudo ls`.', 'Run `sudo ls`.');
    assert.deepEqual(report.findings, []);
    assert.equal(report.level, 'P2');
    assert.deepEqual(
      report.suppressed.map(({ finding, reason }) => [finding.id, reason]),
      [['damage-sudo', 'Ours.']],
    );
  });

  it('holds wherever the line stands, and however it is indented', async () => {
    assert.equal((await sift('More.\n\n  Run `sudo ls`.\n', 'Run `sudo ls`.')).findings.length, 0);
  });

  it('ends with any change of the line, beside the evidence too', async () => {
    assert.equal((await sift('Run `sudo ls; sudo rm x`.', 'Run `sudo ls`.')).findings.length, 1);
    assert.equal((await sift('Run `sudo ls` twice.', 'Run `sudo ls`.')).findings.length, 1);
  });

  it('is of one rule', async () => {
    assert.equal((await sift('Run `sudo ls`.', 'Run `sudo ls`.', 'damage-wipe')).findings.length, 1);
  });

  it('is bound to name and size of a file that has no text', () => {
    const of = (size: number) => {
      const files: SkillFolder = { name: 'x', files: [{ path: 'a.zip', kind: 'archive', size }] };
      const [finding] = auditFolder(files).findings;
      assert.ok(finding);
      return subjectOf(finding, files);
    };
    assert.notEqual(of(1), of(2));
  });
});

describe('readSuppressions', () => {
  const evidence = 'a'.repeat(64);

  it('takes entries with a rule, a whole hash and a reason', () => {
    const entry = { id: 'damage-sudo', evidence: evidence.toUpperCase(), reason: ' Ours. ' };
    assert.deepEqual(readSuppressions([entry]), [{ id: 'damage-sudo', evidence, reason: 'Ours.' }]);
  });

  it('takes nothing else', () => {
    const id = 'damage-sudo';
    const wrong = [
      null,
      1,
      'x',
      {},
      { id, evidence },
      { id, evidence, reason: ' ' },
      { id, evidence: 'ab', reason: 'x' },
    ];
    assert.deepEqual(readSuppressions(wrong), []);
    assert.deepEqual(readSuppressions({ id }), []);
    assert.deepEqual(readSuppressions(undefined), []);
  });
});
