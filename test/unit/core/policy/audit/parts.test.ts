// The small parts: languages, decoders, names, hosts, evidence, functions, values that run.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeBase64, decodeHex, printable, wideText } from '../../../../../src/core/policy/audit/decode';
import { AuditDocument } from '../../../../../src/core/policy/audit/document';
import { evidenceOf } from '../../../../../src/core/policy/audit/evidence';
import { runLater } from '../../../../../src/core/policy/audit/flows';
import { kindOf, ownerOf, readAddresses } from '../../../../../src/core/policy/audit/hosts';
import { isScript, languageOfFile, languageOfWord } from '../../../../../src/core/policy/audit/languages';
import { matcher } from '../../../../../src/core/policy/audit/matcher';
import { isOneOff, lookalikeOf } from '../../../../../src/core/policy/audit/names';
import { any, code, prose } from '../../../../../src/core/policy/audit/patterns';

describe('languages', () => {
  it('go by extension, by name, else by the first line', () => {
    assert.equal(languageOfFile('scripts/a.PY', ''), 'python');
    assert.equal(languageOfFile('Makefile', ''), 'shell');
    assert.equal(languageOfFile('run', '#!/usr/bin/env python3\n'), 'python');
    assert.equal(languageOfFile('run', '#!/bin/bash'), 'shell');
    assert.equal(languageOfFile('run', '#!/usr/bin/env deno'), 'javascript');
    assert.equal(languageOfFile('NOTES', 'text'), 'unknown');
  });

  it('are scripts where a machine runs them', () => {
    assert.equal(isScript(languageOfWord('zsh')), true);
    assert.equal(isScript(languageOfWord('json')), false);
    assert.equal(isScript(languageOfWord('md')), false);
  });
});

describe('decoders', () => {
  it('read base64 as its maker wrote it, padded or not, for URLs or not', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        for (const form of ['base64', 'base64url'] as const) {
          assert.deepEqual(decodeBase64(Buffer.from(bytes).toString(form)), Uint8Array.from(bytes));
        }
      }),
    );
    assert.deepEqual(decodeBase64('aGVs\r\nbG8'), Uint8Array.from(Buffer.from('hello')));
  });

  it('know what is none', () => {
    assert.equal(decodeBase64('a b'), undefined);
    assert.equal(decodeBase64('ä'), undefined);
    assert.equal(decodeHex('abc'), undefined);
    assert.equal(decodeHex('xy'), undefined);
  });

  it('read hexadecimal', () => {
    assert.deepEqual(decodeHex('00fF10'), Uint8Array.of(0, 255, 16));
  });

  it('tell text from noise', () => {
    assert.equal(printable(Uint8Array.from(Buffer.from('a line\n'))), 'a line\n');
    assert.equal(printable(Uint8Array.of(0, 1, 2, 3)), undefined);
    assert.equal(printable(Uint8Array.of()), undefined);
    assert.equal(wideText(Uint8Array.from(Buffer.from('hello', 'utf16le'))), 'hello');
  });
});

describe('isOneOff', () => {
  it('is one letter more, less, other, or two in the other order', () => {
    for (const name of ['lodahs', 'lodas', 'lodashh', 'lodesh', 'olodash', 'oldash'])
      assert.equal(isOneOff('lodash', name), true, name);
  });

  it('is not the same, nor more than one', () => {
    for (const name of ['lodash', 'ladosh', 'loda', 'lodash-es', ''])
      assert.equal(isOneOff('lodash', name), false, name);
  });

  it('goes both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 });
    fc.assert(fc.property(word, word, (a, b) => isOneOff(a, b) === isOneOff(b, a)));
  });

  it('is not asked of short names, nor of what is known itself', () => {
    const known = new Set(['react', 'preact', 'vue']);
    assert.equal(lookalikeOf('preact', known), undefined);
    assert.equal(lookalikeOf('vu', known), undefined);
    assert.equal(lookalikeOf('raect', known), 'react');
  });
});

describe('hosts', () => {
  const host = (url: string) => readAddresses(url)[0]?.host;
  const kind = (url: string) => readAddresses(url)[0]?.kind;

  it('are read without user, port, path and dot at the end', () => {
    assert.equal(host('https://me:pw@a.shop.example:8443/x?y#z'), 'a.shop.example');
    assert.equal(host('http://a.shop.example./'), 'a.shop.example');
    assert.equal(host('https://github.com@evil.invalid/x'), 'evil.invalid');
    assert.equal(host('[x](https://a.example/b)'), 'a.example');
  });

  it('are bare addresses in any of their forms', () => {
    for (const url of ['http://203.0.113.9/', 'http://3405803785/', 'http://0xcb007109/', 'http://[2001:db8::1]/x']) {
      assert.equal(kind(url), 'ip', url);
    }
  });

  it('are this machine or its network', () => {
    for (const name of [
      'localhost',
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '172.20.0.1',
      '[::1]',
      'db',
      'printer.local',
    ]) {
      assert.equal(kind(`http://${name}/`), 'local', name);
    }
    assert.equal(kind('http://172.32.0.1/'), 'ip');
  });

  it('go by the domain, and by the path where only part of a host is meant', () => {
    assert.equal(kindOf('sub.github.com'), 'wellKnown');
    assert.equal(kindOf('notgithub.com'), 'unknown');
    assert.equal(kindOf('discord.com', 'discord.com/invite/x'), 'unknown');
    assert.equal(kindOf('discord.com', 'discord.com/api/webhooks/1'), 'deadDrop');
  });

  it('belong to somebody', () => {
    assert.equal(ownerOf('api.v2.shop.example'), 'shop');
    assert.equal(ownerOf('www.shop.co.uk'), 'shop');
    assert.equal(ownerOf('localhost'), 'localhost');
  });

  it('say whether the way to them is safe', () => {
    assert.deepEqual(
      readAddresses('http://a.example wss://b.example').map(({ secure }) => secure),
      [false, true],
    );
  });
});

describe('evidence', () => {
  it('is one line without anything invisible', () => {
    assert.equal(evidenceOf('  a\n\tb  '), 'a b');
    assert.equal(evidenceOf('a\u200bb\u202ec\ufe01'), 'a⟨U+200B⟩b⟨U+202E⟩c⟨U+FE01⟩');
    assert.equal(evidenceOf(String.fromCodePoint(0xe0041)), '⟨U+E0041⟩');
  });

  it('is not endless, and cuts no character in two', () => {
    const cut = evidenceOf('😀'.repeat(1000));
    assert.equal(Array.from(cut).length, 240);
    assert.ok(cut.endsWith('😀…'));
  });
});

describe('patterns', () => {
  const holds = (pattern: RegExp, text: string) => {
    pattern.lastIndex = 0;
    return pattern.test(text);
  };

  it('for sentences cross line ends, quotes and emphasis between words', () => {
    const pattern = prose`ignore (?:all )?rules`;
    for (const text of ['ignore rules', 'ignore  **all** rules', 'ignore "rules"', '_ignore_\n> rules'])
      assert.ok(holds(pattern, text), text);
    assert.ok(!holds(pattern, 'ignore-rules'));
  });

  it('for code take a command as one line or as a list of strings', () => {
    const pattern = code`git \s push`;
    for (const text of ['git push', '"git", "push"', "'git','push'"]) assert.ok(holds(pattern, text), text);
    assert.ok(!holds(pattern, 'gitpush'));
  });

  it('are put together from others', () => {
    assert.ok(holds(code`a(?:${any('x', /y+/)})b`, 'ayyb'));
  });
});

describe('functions', () => {
  const units = (text: string, path: string) => {
    const document = new AuditDocument(path, text);
    return document.starts.map((_, line) => document.unitOfLine(line));
  };

  it('are told by indentation in Python', () => {
    const [a, b, c, d, e] = units('def f():\n    x\n    y\nz\ndef g():', 'a.py');
    assert.ok(a !== 0 && a === b && b === c);
    assert.equal(d, 0);
    assert.ok(e !== 0 && e !== a);
  });

  it('hold their inner functions, and end at their bracket', () => {
    const own = units('function f() {\n  const g = () => {\n    x;\n  };\n}\ny;', 'a.js');
    assert.ok(own.slice(0, 5).every((unit) => unit === own[0] && unit !== 0));
    assert.equal(own[5], 0);
  });

  it('are none in text', () => {
    assert.deepEqual(units('def f():\n    x', 'SKILL.md'), [0, 0]);
  });
});

describe('runLater', () => {
  const fetched = matcher(code`fetchit\(\)`);
  const runs = (text: string) => [...(runLater(fetched).scan?.(new AuditDocument('a.py', text)) ?? [])].length > 0;

  it('follows a variable to the call that runs it', () => {
    assert.ok(runs('x = fetchit()\nexec(x)'));
    assert.ok(runs('x: str = fetchit().text\nsubprocess.run(x, shell=True)'));
    assert.ok(runs('x=$(fetchit())\neval "$x"'));
  });

  it('follows it one step further', () => {
    assert.ok(runs('r = fetchit()\ncode = r.text\nexec(code)'));
  });

  it('loses it where it is only given as data, is another, or is run far away', () => {
    assert.ok(!runs('x = fetchit()\nsubprocess.run(["jq"], input=x)'));
    assert.ok(!runs('x = fetchit()\nexec(y)'));
    assert.ok(!runs(`x = fetchit()\n${'pass\n'.repeat(20)}exec(x)`));
  });
});
