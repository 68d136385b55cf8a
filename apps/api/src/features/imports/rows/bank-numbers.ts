import { findPaymentReferences } from '@hearthlight/domain';

/** Characters of a number, and digits among them, from which on it identifies a payment. */
const [enough, enoughDigits] = [6, 3];
/** Numbers of a row that are looked at. */
const most = 20;

/** Whether a text is the day of something, or a month and its year, such as `20261118` or `NOV2026`. */
const isDayLike = (word: string): boolean => /^20[0-3]\d[01]\d[0-3]\d$|^\p{L}{3,9}(?:20)?\d{2}$/u.test(word);

/**
 * Returns the numbers of a payment in texts of a bank: those of a transfer, a check or a transaction, in capitals and
 * without zeros in front. The bank repeats them when the payment comes back. A payment reference is none.
 */
export function bankNumbersIn(texts: readonly string[]): string[] {
  const words =
    texts
      .join(' ')
      .slice(0, 2000)
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const references = texts.flatMap(findPaymentReferences).map(({ text }) => text);
  const numbers = words.filter(
    (word) =>
      word.length >= enough &&
      word.replaceAll(/\D/g, '').length >= enoughDigits &&
      !isDayLike(word) &&
      !references.some((reference) => reference.replaceAll(' ', '').includes(word)),
  );
  const short = numbers.map((number) => number.replace(/^0+/, '')).filter((number) => number.length > 2);
  return [...new Set(short)].slice(0, most);
}
