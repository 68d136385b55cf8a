import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const states = ['test', 'document', 'not applicable', 'deviation'];

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; they are numbered from 1. */
const counts: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const requirements = Object.entries(counts).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

interface Row {
  ids: string[];
  state: string;
  heldBy: string;
}

const rows: Row[] = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ids, state, heldBy] = /^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
    return ids && state && heldBy ? [{ ids: ids.split(', '), state, heldBy }] : [];
  });

/** The files that a row names, each with the parts of test names that follow it. */
function evidence(heldBy: string): { file: string; names: string[] }[] {
  const parts = heldBy.split(/`([\w./-]+\.(?:ts|tsx|conf|json|md)|deploy\/\w+)`/);
  return parts.flatMap((file, index) =>
    index % 2 === 0
      ? []
      : [
          {
            file,
            names: [...(parts[index + 1] ?? '').matchAll(/\*([^*]+)\*/g)].map(([, name = '']) => name),
          },
        ],
  );
}

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(requirements.toSorted());
  });

  it('gives each one of the four states, and a test where it says so', () => {
    const wrong = rows.filter(
      ({ state, heldBy }) =>
        !states.includes(state) || (state === 'test' && !/\.(?:test|spec)\.ts`/.test(heldBy)),
    );
    expect(wrong).toEqual([]);
  });

  it('names only files and tests that exist', () => {
    const missing = rows
      .flatMap(({ heldBy }) => evidence(heldBy))
      .flatMap(({ file, names }) => {
        if (!existsSync(file)) return [file];
        const text = readFileSync(file, 'utf8');
        return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
      });
    expect(missing).toEqual([]);
  });
});
