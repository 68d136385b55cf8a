import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { root } from './prepare.mjs';

/** Every threat of docs/threats.md names the tests that fail when its guard is removed. */

const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:threat|---|line)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter((cells) => cells.length === 3);

/** Returns the path of a test file, which is under apps/api/src unless it begins with another folder. */
function pathOf(file: string): string {
  const own = join(root, 'apps/api/src', file);
  return existsSync(own) ? own : join(root, file);
}

/** Returns each named test of a cell such as "`a.test.ts`: one name; another; `b.test.ts`: a third". */
function namedTests(cell: string): { file: string; name: string }[] {
  let file = '';
  return cell.split('; ').map((part) => {
    const [, path, rest] = /^`([^`]+)`(?:: )?(.*)$/.exec(part) ?? [];
    file = path ?? file;
    return { file, name: rest ?? part };
  });
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

describe('the table of threats', () => {
  test('has a test for each threat', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(([, , tests = '']) => !tests.startsWith('`'))).toEqual([]);
  });

  test.each(rows)('%s', (_threat, _guard, tests) => {
    for (const { file, name } of namedTests(tests)) {
      const path = pathOf(file);
      expect([file, existsSync(path)]).toEqual([file, true]);
      const titles = [
        ...readFileSync(path, 'utf8').matchAll(
          /\b(?:test|it|describe)(?:\.\w+(?:\([^]*?\))?)*\(\s*(['"`])([^]*?)\1,/g,
        ),
      ];
      const text = titles.map(([, , title = '']) => wordsOf(title)).join('\n');
      expect(text, `${file} has no test named “${name}”`).toContain(wordsOf(name));
    }
  });
});
