// Every rule against its hostile fixtures and its near-misses.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { auditFolder } from '../../../../../src/core/policy/audit/audit';
import { readAddresses } from '../../../../../src/core/policy/audit/hosts';
import { THEMES } from '../../../../../src/core/policy/audit/rules';
import { STRICT_RULES } from '../../../../../src/core/policy/audit/rules/strict';
import { FIXTURES, type Fixture, readFixtures } from './fixtures';

const fixtures = readFixtures();
const strict = new Set(STRICT_RULES.map(({ id }) => id));
const rules = THEMES.flatMap((theme) => theme.rules).filter(({ id }) => !strict.has(id));
const levelOf = ({ folder, rule }: Fixture) => auditFolder(folder).findings.find(({ id }) => id === rule)?.level;

describe('audit rules', () => {
  it('have ids of their own, in lower case with hyphens, that begin with their theme', () => {
    const ids = rules.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { name, rules: own } of THEMES) {
      const first = name.toLowerCase().split(' ')[name === 'Declared power' ? 1 : 0];
      for (const { id } of own) assert.match(id, new RegExp(`^${first}-[a-z]+(-[a-z]+)*$`));
    }
  });

  it('say in whole sentences what is wrong and what to do', () => {
    for (const { id, message, remedy } of rules) {
      assert.match(message, /^[A-Z“].*[.)]$/s, id);
      assert.match(remedy, /^[A-Z].*\.$/s, id);
    }
  });

  for (const { id } of rules) {
    describe(id, () => {
      const own = fixtures.filter(({ rule }) => rule === id);
      const hostile = own.filter(({ level }) => level !== undefined);
      const quiet = own.filter(({ level }) => level === undefined);

      it('sees at least three variants', () => {
        assert.ok(hostile.length >= 3, `${hostile.length} hostile fixtures`);
        for (const fixture of hostile) assert.equal(levelOf(fixture), fixture.level, fixture.plain);
      });

      it('is quiet about what only looks alike', () => {
        assert.ok(quiet.length >= 1, 'no near-miss');
        for (const fixture of quiet) assert.equal(levelOf(fixture), undefined, fixture.plain);
      });
    });
  }
});

describe('audit fixtures', () => {
  it('are for rules that there are', () => {
    const known = new Set(rules.map(({ id }) => id));
    assert.deepEqual(
      [...new Set(fixtures.map(({ rule }) => rule))].filter((rule) => !known.has(rule)),
      [],
    );
  });

  it('name hosts only of the reserved kind, but for makers that a near-miss must name', () => {
    const makers = /(?:^|\.)(?:github\.com|openai\.com|metadata\.google\.internal)$/;
    const foreign = fixtures.flatMap(({ plain }) =>
      readAddresses(plain.toLowerCase()).filter(
        ({ host, kind }) =>
          kind !== 'local' && !/\.(?:example|invalid)$/.test(host) && !/[{}]/.test(host) && !makers.test(host),
      ),
    );
    const addresses = /^(?:203\.0\.113|198\.51\.100|192\.0\.2|100\.100\.100)\.\d+$|^169\.254\.169\.254$|^3405803783$/;
    assert.deepEqual(
      [...new Set(foreign.map(({ host }) => host))].filter((host) => !addresses.test(host) && host !== 'a'),
      [],
    );
  });

  it('lie in base64, so that nothing takes them for real', () => {
    for (const name of readdirSync(FIXTURES).filter((file) => file.endsWith('.json'))) {
      const text = readFileSync(new URL(name, FIXTURES), 'utf8');
      const folder = { name: 'fixtures', files: [{ path: 'a.md', kind: 'text' as const, size: text.length, text }] };
      const seen = auditFolder(folder).findings.filter(({ id }) => !id.startsWith('obfuscation-blob'));
      assert.deepEqual(
        seen.map(({ id, evidence }) => [id, evidence]),
        [],
        name,
      );
    }
  });
});
