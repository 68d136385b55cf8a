import {
  findPaymentReferences,
  findSimilarReferences,
  mayHaveReference,
  type PaymentReference,
  parsePaymentReference,
  splitAtPaymentReferences,
} from '@hearthlight/domain';

import { onOneLine, textOf } from './imported-gift.ts';

/** References to pledges in the texts of a row. */
export interface Referenced {
  /** The payment reference, if there is one. */
  reference?: PaymentReference;
  /** The payment references of a payment for several pledges. */
  references?: readonly PaymentReference[];
  /** Texts that may have a reference with a mistake. */
  unclear?: readonly string[];
}

/** Payments for more pledges are looked at by a person. */
const mostReferences = 20;

/**
 * Returns the payment references in the texts of a row. One with a mistake is none, because the money could count for
 * the wrong donor: the donor is proposed among the unmatched payments.
 */
export function findReference(texts: readonly string[]): Referenced {
  const found = new Map(texts.flatMap(findPaymentReferences).map((reference) => [reference.text, reference]));
  const [reference, ...others] = found.values();
  if (reference && others.length > 0) return { references: [reference, ...others].slice(0, mostReferences) };
  if (reference) return { reference };
  const unclear = texts.filter(mayHaveReference);
  return unclear.length > 0 ? { unclear } : {};
}

/* cspell:disable -- words of banks and donors */
/** A word before a reference that says nothing about the purpose. */
const label =
  /(?<![\p{L}\p{N}])(?:spendenzusage|zusage|pledge|promesa|deklaracja|zobowiązanie|تعهد|payment reference|referen(?:z|ce|cia|cja)|ref)(?: ?(?:no|nr|number|nummer|numer))?[\s.:#-]*$/iu;
/** The names of parts in the purpose of a German bank. */
const tags = /\b(?:EREF|KREF|SVWZ)\+/g;
/* cspell:enable */

/**
 * Returns the purpose in the text of a row, without payment references and their labels. Empty if nothing else is
 * there.
 */
function purposeIn(text: string): string {
  const parts = splitAtPaymentReferences(text);
  const last = parts.pop() ?? '';
  if (parts.length === 0) return last;
  const rest = [...parts.map((part) => part.replace(label, '')), last].join(' ').replaceAll(tags, ' ');
  const purpose = onOneLine(rest.replaceAll(/^[\s,;:/+.–-]+|[\s,;:/+–-]+$/gu, ''));
  return /\p{L}/u.test(purpose) ? purpose : '';
}

/** Returns the cause of a gift: the purpose that the payer wrote. */
export const causeIn = (text: string): string => textOf(purposeIn(text), 500) ?? 'Donation';

/** Whether a text has what is a reference but for one mistake. */
export const hasSimilar = (text: string) => /R\s?F/i.test(text) && findSimilarReferences(text).length > 0;

/**
 * Returns the part of a row's identity that is its reference: equal payments for two pledges are two gifts. Only the
 * spelling that all versions read counts, so that a row keeps its identity.
 */
export const referenceIn = (texts: readonly string[]): string[] => {
  const plain = texts.flatMap((text) =>
    Array.from(text.matchAll(/RF(?:\s*\d){22}(?!\d)/gi), ([match]) => parsePaymentReference(match)?.text ?? ''),
  );
  return [...new Set(plain.filter(Boolean))].slice(0, 1);
};
