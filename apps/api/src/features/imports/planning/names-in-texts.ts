import { searchKey, wordsIn } from '../../../lib/search-key.ts';

/** Words of the longest name that is looked for. */
const mostWords = 5;

const lettersIn = (text: string): string[] => wordsIn(searchKey(text)).filter((word) => /\p{L}/u.test(word));

/** Banks write the family name first or last. */
const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

/** Returns a key for each run of two to five neighboring words of a text, whatever their order in the run. */
export function runsIn(text: string): Set<string> {
  const words = lettersIn(text);
  const lengths = Array.from({ length: mostWords - 1 }, (_, index) => index + 2);
  return new Set(
    words.flatMap((_, at) =>
      lengths.filter((length) => at + length <= words.length).map((length) => keyOf(words.slice(at, at + length))),
    ),
  );
}

/**
 * Returns the keys of the runs by which another text names somebody: all words of the name or, as payers write what
 * they give for behind or before their names, the first or the last two. Empty for a single word.
 */
export function keysOfName(name: string): string[] {
  const words = lettersIn(name);
  if (words.length < 2) return [];
  return [...new Set([words, words.slice(0, 2), words.slice(-2)].map(keyOf))];
}

/** Returns the keys of the pairs of neighboring words in each text that not many of them share, as a bank's own words. */
export function ownPairs(texts: readonly string[]): (text: string) => string[] {
  const counts = new Map<string, number>();
  for (const text of new Set(texts)) for (const pair of pairsIn(text)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return (text) => pairsIn(text).filter((pair) => (counts.get(pair) ?? 0) <= mostTexts);
}

/** Different texts of one giver: one gift and another. */
const mostTexts = 2;

function pairsIn(text: string): string[] {
  const words = lettersIn(text);
  const pairs = words.slice(1).map((word, index) => [words[index] ?? '', word]);
  return [...new Set(pairs.filter((pair) => pair.every(({ length }) => length > 2)).map(keyOf))];
}
