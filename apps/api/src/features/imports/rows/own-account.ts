import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { formWords, fromWords, transferWords } from '../words/own-account-words.ts';

/** Characters of a text that are looked at, so that a long one takes no time. */
const looked = 500;

/**
 * Returns whether a text names the foundation as who paid: alone, or behind the words with which banks write a
 * transfer.
 */
export type IsOwn = (text: string) => boolean;

/** Returns what finds the foundation in texts of banks, which leave out accents and write its form as they like. */
export function ownFinder(names: readonly string[]): IsOwn {
  const own = names.map((name) => coreOf(wordsIn(searchKey(name)))).filter(({ length }) => length > 0);
  return (text) => {
    const key = searchKey(text.slice(0, looked));
    // Most texts do not name it, and this finds that out soonest.
    if (!own.some(([first = '']) => key.includes(first))) return false;
    return own.some((named) => isPaidBy(named, wordsIn(key)));
  };
}

/** Returns the words of a name without the form of the organization, unless it has no other words. */
function coreOf(words: readonly string[]): readonly string[] {
  const core = words.filter((word) => !formWords.has(word));
  return core.length > 0 ? core : words;
}

function isPaidBy(named: readonly string[], words: readonly string[]): boolean {
  const at = words.findIndex((_, start) => named.every((word, index) => words[start + index] === word));
  if (at < 0) return false;
  const [before, after] = [words.slice(0, at), words.slice(at + named.length)];
  // What follows behind “from” is about the payment. A name alone may be that of a donor's own words.
  return before.every(isOfBank) && (before.some((word) => fromWords.has(word)) || after.every(isOfBank));
}

const isOfBank = (word: string): boolean =>
  formWords.has(word) || fromWords.has(word) || transferWords.has(word) || /\p{N}/u.test(word);
