import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';

import { type Choice, joinParts, partsOf } from './parts.ts';

test('finds the blocks that differ', () => {
  expect(partsOf(['a', 'b', 'c', 'mine'], ['a', 'B', 'c', 'theirs', '!'])).toEqual([
    { kind: 'same', html: 'a' },
    { kind: 'different', mine: 'b', theirs: 'B' },
    { kind: 'same', html: 'c' },
    { kind: 'different', mine: 'mine', theirs: 'theirs!' },
  ]);
});

test.each<[Choice[], string]>([
  [[], 'abc'],
  [['theirs'], 'aBc'],
  [['both'], 'abBc'],
  [['theirs', 'both'], 'aBcd'],
])('joins the parts with the choices %j', (choices, joined) => {
  expect(joinParts(partsOf(['a', 'b', 'c'], ['a', 'B', 'c', 'd']), choices)).toBe(joined);
});

test('either text can be had as a whole', () => {
  const blocks = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  assert(
    property(blocks, blocks, (mine, theirs) => {
      const parts = partsOf(mine, theirs);
      expect(
        joinParts(
          parts,
          parts.map((): Choice => 'mine'),
        ),
      ).toBe(mine.join(''));
      expect(
        joinParts(
          parts,
          parts.map((): Choice => 'theirs'),
        ),
      ).toBe(theirs.join(''));
    }),
  );
});
