import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { changesOf, type MergedPart, mergeBlocks } from './merge-blocks.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeBlocks(base.split(''), mine.split(''), theirs.split(''), Object.is);

/** Writes settled parts as they are, and questions as `<mine|theirs>`. */
const written = (parts: readonly MergedPart<string>[]) =>
  parts
    .map((part) => (part.kind === 'settled' ? part.blocks.join('') : `<${part.mine.join('')}|${part.theirs.join('')}>`))
    .join('');

test.each([
  ['nobody changed anything', 'abc', 'abc', 'abc', 'abc'],
  ['one changed a block', 'abc', 'aBc', 'abc', 'aBc'],
  ['the other changed a block', 'abc', 'abc', 'aBc', 'aBc'],
  ['each changed one of two neighbors', 'abcd', 'aBcd', 'abCd', 'aBCd'],
  ['one added beside a block that the other changed', 'abc', 'aXbc', 'aBc', 'aXBc'],
  ['one added after a block that the other changed', 'abc', 'abXc', 'aBc', 'aBXc'],
  ['one added where the other removed', 'abc', 'aXbc', 'ac', 'aXc'],
  ['each removed one of two neighbors', 'abcd', 'acd', 'abd', 'ad'],
  ['both changed a block', 'abc', 'aXc', 'aYc', 'a<X|Y>c'],
  ['both made the same change', 'abc', 'aXc', 'aXc', 'aXc'],
  ['both added at the same place', 'ab', 'aXb', 'aYb', 'a<X|Y>b'],
  ['both began with nothing', '', 'XY', 'Z', '<XY|Z>'],
  ['one removed a block that the other changed', 'abc', 'ac', 'aBc', 'a<|B>c'],
  ['one removed two blocks of which the other changed one', 'abcd', 'ad', 'abCd', 'a<|C>d'],
  ['one replaced two blocks with one, the other changed one of them', 'abcd', 'aXd', 'abCd', 'a<X|bC>d'],
  ['one added between two blocks that the other replaced', 'abcd', 'abXcd', 'aZd', 'a<bXc|Z>d'],
  ['both changed two places', 'abcde', 'XbcdY', 'ZbcdW', '<X|Z>bcd<Y|W>'],
])('when %s', (_, base, mine, theirs, expected) => {
  expect(written(merge(base, mine, theirs))).toBe(expected);
});

test('changes lead from one list to the other', () => {
  const blocks = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  assert(
    property(blocks, blocks, (base, next) => {
      const result = [...base];
      for (const { blocks: added, end, start } of changesOf(base, next, Object.is).toReversed())
        result.splice(start, end - start, ...added);
      expect(result).toEqual(next);
    }),
  );
});

/** An edit of one person: replaces or removes a block, or adds one before it. */
const edit = record({ at: integer({ min: 0, max: 7 }), kind: constantFrom('replace', 'remove', 'add') });

/** Two persons who edit a text of distinct blocks. Each new block has its own name. */
const edited = tuple(integer({ min: 1, max: 8 }), array(edit, { maxLength: 6 }), array(edit, { maxLength: 6 })).map(
  ([length, ...edits]) => {
    const base = Array.from({ length }, (_, index) => `base ${index}`);
    const [mine, theirs] = edits.map((list, person) => {
      let names = 0;
      return base.flatMap((block, index) =>
        list
          .filter(({ at }) => at === index)
          .reduce<string[]>(
            (blocks, { kind }) => {
              const added = `${person === 0 ? 'mine' : 'theirs'} ${index} ${(names += 1)}`;
              if (kind === 'add') return [added, ...blocks];
              return kind === 'remove' ? blocks.slice(0, -1) : [...blocks.slice(0, -1), added];
            },
            [block],
          ),
      );
    });
    return { base, mine: mine ?? [], theirs: theirs ?? [] };
  },
);

test('no block of one person disappears without a question', () => {
  assert(
    property(edited, ({ base, mine, theirs }) => {
      const parts = mergeBlocks(base, mine, theirs, Object.is);
      const settled = parts.flatMap((part) => (part.kind === 'settled' ? part.blocks : []));
      const asked = (side: 'mine' | 'theirs') => parts.flatMap((part) => (part.kind === 'question' ? part[side] : []));
      const added = (text: readonly string[]) => text.filter((block) => !base.includes(block));
      expect([...settled, ...asked('mine')]).toEqual(expect.arrayContaining(added(mine)));
      expect([...settled, ...asked('theirs')]).toEqual(expect.arrayContaining(added(theirs)));
      const kept = base.filter((block) => mine.includes(block) && theirs.includes(block));
      expect([...settled, ...asked('mine')]).toEqual(expect.arrayContaining(kept));
      expect([...settled, ...asked('theirs')]).toEqual(expect.arrayContaining(kept));
      // A block that one person removed does not come back without a question.
      for (const block of settled)
        expect([mine, theirs].every((text) => !base.includes(block) || text.includes(block))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('what only one person changed is settled as that person wrote it', () => {
  assert(
    property(edited, ({ base, mine }) => {
      const untouched = [
        mergeBlocks(base, mine, base, Object.is),
        mergeBlocks(base, base, mine, Object.is),
        mergeBlocks(base, mine, mine, Object.is),
      ];
      for (const parts of untouched) expect(written(parts)).toBe(mine.join(''));
    }),
  );
});

test('edits of different blocks are no question', () => {
  assert(
    property(array(constantFrom('none', 'mine', 'theirs'), { maxLength: 12 }), (editors) => {
      const base = editors.map((_, index) => `base ${index}`);
      const by = (person: string) => base.map((block, at) => (editors[at] === person ? `${person} ${at}` : block));
      const expected = base.map((block, at) => (editors[at] === 'none' ? block : `${editors[at]} ${at}`));
      expect(written(mergeBlocks(base, by('mine'), by('theirs'), Object.is))).toBe(expected.join(''));
    }),
  );
});
