/**
 * Returns whether two names, in the form that searches compare, may be one: with a slip or two, or one within the
 * other.
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  if (fewer.length > 0 && fewer.every((word) => more.includes(word))) return true;
  const [text, otherText] = [words.join(' '), others.join(' ')];
  const most = Math.min(text.length, otherText.length) < 8 ? 1 : 2;
  return Math.abs(text.length - otherText.length) <= most && distance(text, otherText) <= most;
}

/** Returns the words in one order, because a family name may be first. */
const wordsOf = (name: string) =>
  name
    .split(/[\s,.]+/)
    .filter(Boolean)
    .toSorted();

/** Returns how many letters differ (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, each] of Array.from(other).entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + Number(each !== letter)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
