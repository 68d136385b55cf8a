import { findPaymentReferences, inGroupsOfFour, type PaymentReference } from '@hearthlight/domain';
import { importRows as words } from '@hearthlight/words/import-rows';

import { RefusedRow } from './imported-gift.ts';

/** What looks like one of our references but is none, because a digit is wrong or missing. */
const similar = /\bRF(?:\s*\d){18,22}(?!\d)/i;

/**
 * Returns the payment reference in the texts of a row, if there is one. Throws a `RefusedRow` for one with a wrong digit
 * and for several, because the money could count for the wrong donor.
 */
export function findReference(texts: readonly string[]): { reference?: PaymentReference } {
  const found = new Map<string, PaymentReference>();
  for (const text of texts) {
    let rest = text;
    for (const reference of findPaymentReferences(text)) {
      found.set(reference.text, reference);
      if (found.size > 1) throw new RefusedRow(words.severalReferences);
      rest = rest.replaceAll(new RegExp(reference.text.replaceAll(/.(?=.)/g, String.raw`$&\s*`), 'gi'), ' ');
    }
    const [wrong] = similar.exec(rest) ?? [];
    if (wrong !== undefined) throw new RefusedRow(words.wrongReference({ reference: shown(wrong) }));
  }
  const [reference] = found.values();
  return reference ? { reference } : {};
}

/** Returns the part of a row's identity that is its reference: equal payments for two pledges are two gifts. */
export const referenceIn = ({ reference }: { reference?: PaymentReference }): string[] =>
  reference ? [reference.text] : [];

const shown = (typed: string) => inGroupsOfFour(typed.replaceAll(/\s/g, '').toUpperCase());
