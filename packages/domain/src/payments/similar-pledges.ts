import { plainText } from '../text/plain-text.ts';

/** A pledge whose reference a text may have. */
export interface SimilarPledge<Pledge> {
  pledge: Pledge;
  /** Wrong, missing, additional and swapped characters. A letter that looks like a digit is none. */
  mistakes: number;
}

/** Mistakes with which a reference is still recognized. */
const mostMistakes = 2;
/** Digits of a reference without those that may be missing or wrong. */
const fewestDigits = 20;
/** Characters of a text that are compared. */
const compared = 2000;

/** Parts of the digits of a reference: two mistakes, or swapped neighbors, leave one of them as it is. */
const parts = [
  [0, 7],
  [8, 14],
  [15, 22],
] as const;

const lookalikes: Readonly<Record<string, string>> = {
  B: '8',
  D: '0',
  G: '6',
  I: '1',
  L: '1',
  O: '0',
  Q: '0',
  S: '5',
  Z: '2',
};

/**
 * Returns a function that finds the pledges whose reference is in a text with at most two mistakes, those with the
 * fewest first. They are proposals: check digits do not rule out two mistakes, and without the pledges there are too
 * many corrections.
 */
export function similarPledges<Pledge extends { reference: string }>(
  pledges: readonly Pledge[],
): (text: string) => Array<SimilarPledge<Pledge>> {
  const byPart = parts.map(([start, end]) =>
    Map.groupBy(pledges, ({ reference }) => reference.slice(2).slice(start, end)),
  );
  return (text) => {
    const typed = digitsOf(text);
    const found = new Set<Pledge>();
    for (const [index, [start, end]] of parts.entries()) {
      for (let at = 0; at <= typed.length - (end - start); at += 1)
        for (const pledge of byPart[index]?.get(typed.slice(at, at + end - start)) ?? []) found.add(pledge);
    }
    return Array.from(found, (pledge) => ({ pledge, mistakes: mistakesIn(typed, pledge.reference.slice(2)) }))
      .filter(({ mistakes }) => mistakes <= mostMistakes)
      .toSorted((one, other) => one.mistakes - other.mistakes);
  };
}

/** Whether a text has enough digits for a reference with two mistakes. */
export const mayHaveReference = (text: string): boolean => text.length >= fewestDigits && digitsOf(text) !== '';

/**
 * Returns the letters and digits of a text, with digits for letters that look like them. Empty if there are too few.
 */
function digitsOf(text: string): string {
  const typed = plainText(text.slice(0, compared))
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => lookalikes[letter] ?? letter);
  return typed.replaceAll(/\D/g, '').length < fewestDigits ? '' : typed;
}

/** The bit of the last digit of a reference, and all of its bits. */
const last = 2 ** 21;
const all = 2 * last - 1;

/**
 * Counts the mistakes of the part of a text that is most like a reference. Bit n stands for digit n of the reference
 * (Hyyrö, 'A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances', 2003), because a file has many
 * texts.
 */
function mistakesIn(text: string, reference: string): number {
  const places = new Map<string, number>();
  for (const [index, digit] of Array.from(reference).entries())
    places.set(digit, (places.get(digit) ?? 0) | (1 << index));
  let [more, fewer, same, matchBefore] = [all, 0, 0, 0];
  let mistakes = reference.length;
  let fewest = mistakes;
  for (const character of text) {
    const match = places.get(character) ?? 0;
    const swapped = ((~same & match) << 1) & matchBefore & all;
    same = ((((match & more) + more) ^ more) | match | fewer | swapped) & all;
    const up = (fewer | ~(same | more)) & all;
    const down = same & more;
    mistakes += Number((up & last) > 0) - Number((down & last) > 0);
    more = ((down << 1) | ~(same | (up << 1))) & all;
    fewer = (up << 1) & same & all;
    matchBefore = match;
    fewest = Math.min(fewest, mistakes);
  }
  return fewest;
}
