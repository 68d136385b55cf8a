import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { saysInScript } from './foreign-words.ts';

// cspell:disable

/** Beginnings of the words with which banks say that a payment came back, as `searchKey` writes them. */
const returned =
  'return|retour|ruckbuch|rucklast|ruckgabe|rueckbuch|ruecklast|rueckgabe|reject|rejet|zwrot|devol|chargeback|bounce|' +
  'revers|storn|impay|unpaid|dishon|rechaz|reembols|insolut|retroced|iade|karsiliksiz|terugb|terugstort|visszaut|vracen|extorn|estorn|insuff|fundos insuf|fondos insuf|مرتجع|ارجاع|(?:rtn|rtd|nsf|rck)(?!\\p{L})';

/** The same of words with which a foundation says that it sends a gift back, and names of gifts. */
const sentBack =
  'ruckzahl|rueckzahl|ruckuberweis|rueckueberweis|ruckerstatt|rueckerstatt|erstatt|refund|rembours|rimbors';
const gifts = String.raw`spende|zuwendung|gift|dons?(?!\p{L})|donati|donaci|donazion|darowizn|تبرع`;

/** Payments that a bank names beside a short word for a return, as in `REV-UPI` and `CHQ DEP RET`. */
const reversed = String.raw`upi|neft|imps|rtgs|ach|nach|ecs|txn|trf|fast|pix|chq|cheque|check|dep|deposit`;
/** What a bank takes for a payment that came back. */
const feeOfReturn =
  /(?:return(?:ed)?|ret|rtn|bounced?|dishonou?r(?:ed)?|nsf)(?: (?:item|cheque|check|chq|payment|deposit))? (?:charges?|fees?|chgs?|chrgs?)(?!\p{L})|עמלת (?:שיק|צק) חוזר/u;

// cspell:enable

const isReversed = new RegExp(
  String.raw`(?<!\p{L})(?:re[tv][ :./-]+(?:${reversed})|(?:${reversed})[ :./-]+re[tv])(?!\p{L})`,
  'u',
);

/** Whether the texts of a row are about the fee that a bank takes for a payment that came back. */
export const saysFeeOfReturn = (text: string): boolean => feeOfReturn.test(searchKey(text));

/** Whether the texts of a row about money that went out say that a payment came back. */
export const saysReversed = (text: string): boolean => saysReturned(text) || isReversed.test(searchKey(text));

const saysSo = new RegExp(
  String.raw`(?<![\p{L}])(?:${returned}|(?:${sentBack})\p{L}*(?: \p{L}+){0,2} (?:${gifts}))`,
  'u',
);

/** Whether the texts of a row say that a payment came back. */
export const saysReturned = (text: string): boolean => saysSo.test(searchKey(text)) || saysInScript('returned', text);

const longWordsIn = (text: string): Set<string> => new Set(searchKey(text).match(/[\p{L}\p{N}]{3,}/gu));

/** Whether a text has all words of a name with several. */
export function saysName(text: string, name: string): boolean {
  const [said, words] = [new Set(wordsIn(searchKey(text))), wordsIn(searchKey(name))];
  return words.length > 1 && words.every((word) => said.has(word));
}

/** Whether two texts are about one payment: they share two words, such as a name or the number of a check. */
export const shareWords = (one: string, other: string): boolean => countShared(one, other).shared > 1;

/** Returns how many words of a text another text has, and how many it has not. */
export function countShared(text: string, said: string): { shared: number; others: number } {
  const [words, known] = [longWordsIn(text), longWordsIn(said)];
  const shared = [...words].filter((word) => known.has(word)).length;
  return { shared, others: words.size - shared };
}

/* cspell:disable */
const check =
  /(?<!\p{L})(?:che(?:ck|que)s?|chqs?|scheck\p{L}*|assegn[oi]|czek\p{L}*|שיק|صك|شيك|dep(?:osit(?:ed|s)?)?)(?!\p{L})/u;
/* cspell:enable */

/** Whether the text of a row is about a check or another deposit. */
export const saysCheck = (text: string): boolean => check.test(searchKey(text));
