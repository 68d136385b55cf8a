import { importRows as words } from '@hearthlight/words/import-rows';

import type { ImportedGift } from './imported-gift.ts';

/* cspell:disable -- words of banks */
/** What banks write about one credit that has the payments of several people. */
const collective =
  /\b(?:sammel(?:gutschrift|überweisung|zahlung|eingang)|(?:collective|bulk|batch) credit|przelew zbiorczy|uznanie zbiorcze|abono colectivo|verzamel(?:boeking|betaling)|virements? groupés?|accredito cumulativo)/iu;
/* cspell:enable */

/**
 * Returns the doubt of a credit that may have the payments of several people. `count` is how many payments the file says that
 * it has without their details, or 0.
 */
export function collectiveIn(count: number, texts: readonly string[]): Pick<ImportedGift, 'doubt'> {
  if (count > 1) return { doubt: words.collective({ count }) };
  return texts.some((text) => collective.test(text)) ? { doubt: words.collective({ count: 0 }) } : {};
}
