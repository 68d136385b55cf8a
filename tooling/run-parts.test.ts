import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { root } from './prepare.mjs';
import { runParts } from './run-parts.ts';

const printed: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

const aPart = (name: string, code: string) => ({ name, command: `node -e "${code}"` });
const [passed, failed] = [
  { passed: 1, failed: 0, skipped: 0 },
  { passed: 0, failed: 1, skipped: 0 },
];

it('runs the parts after one that failed, and returns the results in their order', async () => {
  const parts = [
    aPart('slow', 'setTimeout(() => {}, 300)'),
    aPart('broken', 'process.exit(3)'),
    aPart('quick', ''),
  ];
  expect(await runParts(parts, { atOnce: 1 })).toEqual([passed, failed, passed]);
  expect(await runParts(parts, { atOnce: 2 })).toEqual([passed, failed, passed]);
});

it('prints the output of a part that failed, and of no other', async () => {
  const parts = [aPart('good', "console.log('all well')"), aPart('broken', "throw 'a reason'")];
  await runParts(parts, { atOnce: 1 });
  expect(printed.join('\n')).toContain('a reason');
  expect(printed.join('\n')).not.toContain('all well');
});

it('says in the end how long each part took, in the order in which they ended, and all together', async () => {
  await runParts([aPart('slow', 'setTimeout(() => {}, 900)'), aPart('quick', '')], { atOnce: 2 });
  expect(printed.at(-1)).toMatch(/^Times, 2 at once: quick \d+ s, slow \d+ s; together \d+ s\.$/);
});

it('passes the variables of a part to its command', async () => {
  const part = { ...aPart('variable', 'process.exit(Number(process.env.CODE))'), env: { CODE: '1' } };
  expect(await runParts([part], { atOnce: 1 })).toEqual([failed]);
});

it('has a place for every test script: in the deep run, or in `npm test`', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const deep = readFileSync(join(root, 'tooling/test-deep.ts'), 'utf8');
  const named = Array.from(deep.matchAll(/^ {2}'([\w:]+)'/gm), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(9);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  /* These are parts of `npm test`, or start a run. */
  const others = ['test:unit', 'test:api', 'test:stories', 'test:coverage', 'test:e2e', 'test:deep'];
  const tests = Object.keys(scripts).filter((name) => name.startsWith('test:'));
  expect(tests.filter((name) => !named.includes(name) && !others.includes(name))).toEqual([]);
});
