import assert from 'node:assert/strict';
import { reportText } from '../../../../src/host/trust/report';
import { auditWords, trustWords } from '../../../../src/host/trust/words';
import { plainWords } from '../../../support/plainWords';
import { makeAuditFinding, makeInspection, makeStanding } from '../../../support/standing';

const inspection = makeInspection([
  makeAuditFinding({ level: 'P0', id: 'damage-wipe', message: 'It deletes the home folder.', evidence: 'rm' }),
  makeAuditFinding({ level: 'P2', id: 'code-eval', file: 'a.py', line: 9 }),
]);

function report(of = inspection, name = 'deploy'): string {
  const place = ({ file, line }: { file: string; line: number }) => `\`${file}:${line}\``;
  return reportText({ name, inspection: of, standing: 'blocked by the audit', place }, plainWords);
}

describe('the report on a skill', () => {
  it('begins with what was found and how the skill stands', () => {
    assert.match(report(), /^# Audit of deploy\n\n1 × P0, 1 × P2 {2}\n\*\*Models\*\* blocked by the audit\n/);
  });

  it('tells each finding by level with place, evidence, remedy and id', () => {
    const text = report();
    assert.match(
      text,
      /## ⛔ P0: blocks the skill\n\n- \*\*It deletes the home folder\.\*\* `scripts\/run\.sh:3` {2}\n {2}`rm` {2}\n/,
    );
    assert.match(text, /`damage-wipe`\n\n## ℹ️ P2: worth knowing\n\n.*`a\.py:9`/);
    assert.doesNotMatch(text, /P1: asks/);
  });

  it('tells what the skill can do', () => {
    const facts = {
      ...inspection.facts,
      scripts: ['scripts/run.sh'],
      commands: ['date'],
      permissions: { network: true },
    };
    const text = report(makeInspection([], { facts }));
    assert.match(text, /✅ The audit found nothing\./);
    assert.match(text, /\| Scripts \| `scripts\/run\.sh` \|/);
    assert.match(text, /run unasked \| `date` \|/);
    assert.match(text, /\| Permissions \| `\{"network":true\}` \|/);
    assert.match(text, /\| Hosts it names \| none \|/);
  });

  it('says when a folder holds more than is looked at', () => {
    const folder = { ...inspection.folder, complete: false };
    assert.match(report(makeInspection([], { folder })), /more files than are looked at/);
  });

  it('lets nothing of a hostile skill act', () => {
    const evil = '[x](command:evil) ![i](https://e.example/i.png) <img src=x> | ` $(trash)\n\n# h\u202e';
    const finding = makeAuditFinding({ message: evil, evidence: evil, file: 'a' });
    const facts = { ...inspection.facts, scripts: [evil], hosts: [evil], tools: [evil], permissions: { [evil]: evil } };
    const text = report(makeInspection([finding], { facts }), evil);
    assert.doesNotMatch(text, /(?<!\\)\]\(/);
    assert.doesNotMatch(text, /<img|\u202e|\n# h/);
  });
});

describe('how a skill stands, in words', () => {
  const decision = { path: '', level: 'P2', manifest: {}, decided: 0 } as const;

  it('tells by whom it is withheld', () => {
    const words = (kind: Parameters<typeof makeStanding>[0]) => trustWords(makeStanding(kind), plainWords);
    assert.equal(words('restricted'), 'not given to models until the workspace is trusted');
    assert.equal(words('never'), 'kept from models, as you decided');
    assert.equal(words('setting'), 'kept from models by a setting');
    assert.equal(words('blocked'), 'blocked by the audit');
  });

  it('tells what was decided, and that it counts no more after a change', () => {
    const words = (over: object) => trustWords({ ...makeStanding(), ...over }, plainWords);
    assert.equal(words({}), 'given to a model that asks');
    assert.match(words({ decision: { ...decision, answer: 'always' } }), /as long as nothing in its folder changes/);
    assert.match(words({ decision: { ...decision, answer: 'once' } }), /this session/);
    assert.match(words({ kind: 'asks', changed: true }), /changed since you allowed it/);
  });

  it('tells what the audit found, or that it has not looked', () => {
    assert.equal(auditWords({ kind: 'asks', changed: false }, plainWords), 'not checked yet');
    assert.equal(auditWords(makeStanding(), plainWords), 'nothing found');
    assert.equal(auditWords({ ...makeStanding(), inspection }, plainWords), '1 × P0, 1 × P2');
  });
});
