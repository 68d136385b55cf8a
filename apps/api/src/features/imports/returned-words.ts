import { searchKey } from '../../lib/search-key.ts';

// cspell:disable

/** Beginnings of the words with which banks say that a payment came back, as `searchKey` writes them. */
const returned =
  'return|retour|ruckbuch|rucklast|ruckgabe|rueckbuch|ruecklast|rueckgabe|reject|rejet|zwrot|devol|chargeback|bounce|' +
  'revers|storn|impay|unpaid|dishon|rechaz|reembols|insolut|retroced|terugb|terugstort|visszaut|vracen|مرتجع|ارجاع';

/** The same of words with which a foundation says that it sends a gift back, and names of gifts. */
const sentBack =
  'ruckzahl|rueckzahl|ruckuberweis|rueckueberweis|ruckerstatt|rueckerstatt|erstatt|refund|rembours|rimbors';
const gifts = String.raw`spende|zuwendung|gift|dons?(?!\p{L})|donati|donaci|donazion|darowizn|تبرع`;

// cspell:enable

const saysSo = new RegExp(
  String.raw`(?<![\p{L}])(?:${returned}|(?:${sentBack})\p{L}*(?: \p{L}+){0,2} (?:${gifts}))`,
  'u',
);

/** Whether the texts of a row say that a payment came back. */
export const saysReturned = (text: string): boolean => saysSo.test(searchKey(text));

const wordsIn = (text: string): Set<string> => new Set(searchKey(text).match(/[\p{L}\p{N}]{3,}/gu));

/** Whether two texts are about one payment: they share two words, such as a name or the number of a check. */
export function shareWords(one: string, other: string): boolean {
  const words = wordsIn(other);
  return [...wordsIn(one)].filter((word) => words.has(word)).length > 1;
}
