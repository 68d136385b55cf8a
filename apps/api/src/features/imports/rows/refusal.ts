import { findPaymentReferences } from '@hearthlight/domain';
import * as z from 'zod';

import { mayBeReturned, saysFeeOfReturn, saysReversed } from '../words/returned-words.ts';

/**
 * Money of a gift that went back to the giver, as a bank states it. A person confirms it before the gift is refunded. It
 * is stored until then.
 */
export const returnedPayment = z.object({
  /** The number of the row itself. */
  externalId: z.string(),
  date: z.string(),
  /** More than 0. */
  cents: z.number(),
  /** What was paid, if the file says so: banks add their fee to what they take back. */
  original: z.number().optional(),
  /** The payment references in the row. */
  references: z.array(z.string()).readonly(),
  /** The keys of names that may be the payer. */
  payers: z.array(z.string()).readonly(),
  /** The bank's numbers in the row, which its payment may have had too. */
  numbers: z.array(z.string()).readonly().optional(),
  /** The texts of a row that says itself that money came back. */
  text: z.string().optional(),
  /** Whether as much came in before, in a statement whose words are unknown. */
  isEqual: z.literal(true).optional(),
  /** Whether it says so of what may be no gift, such as a loan. */
  isUnclear: z.literal(true).optional(),
});
export type ReturnedPayment = z.output<typeof returnedPayment>;

/** The reason why a row has no gift to record. */
export interface Refusal {
  /** A sentence in the current language. */
  refusal: string;
  /** Whether the row is not a gift, such as a fee or a withdrawal, as opposed to an unreadable one. */
  isNoGift: boolean;
  /** The money that went back, if the row is about that. */
  returned?: ReturnedPayment;
}

/** Refuses a row that cannot be read. */
export const refused = (refusal: string): Refusal => ({ refusal, isNoGift: false });

/** Refuses a row that is not a gift. */
export const noGift = (refusal: string): Refusal => ({ refusal, isNoGift: true });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refusal' in value;

type Accepted<Values> = { [Name in keyof Values]: Exclude<Values[Name], Refusal> };

/** Returns the values that were read from a row, or the first refusal among them. */
export function accepted<Values extends object>(values: Values): Accepted<Values> | Refusal;
export function accepted(values: object): object {
  return Object.values(values).find(isRefusal) ?? values;
}

interface OutgoingPayment extends Pick<ReturnedPayment, 'cents' | 'date' | 'isEqual' | 'numbers' | 'payers'> {
  texts: readonly string[];
  /** Returns the original amount of a return, if the file has it, or 0. One that is larger is in another currency. */
  originalOf: () => number;
}

/**
 * Returns the refusal of outgoing money, with what went back if `texts` have the reference of a gift or say that money
 * came back, or the money may be that of a payer or of a payment with one of its numbers. `identify` returns the number of the row by what tells it apart.
 */
export function returnedOr(
  outgoing: Refusal,
  { originalOf, texts, ...payment }: OutgoingPayment,
  identify: (marks: readonly string[]) => { externalId: string } | Refusal,
): Refusal {
  const references = texts.flatMap(findPaymentReferences).map(({ text }) => text);
  const all = texts.join(' ').slice(0, 1000);
  const isSure = saysReversed(all) && !saysFeeOfReturn(all);
  const mayBe = payment.isEqual ?? (mayBeReturned(all) && !saysFeeOfReturn(all));
  const text = isSure || mayBe ? all : undefined;
  const said = text === undefined ? [] : [text];
  const [marks] = [references, payment.payers, said, payment.numbers ?? []].filter(({ length }) => length > 0);
  if (payment.cents === 0 || !marks) return outgoing;
  const row = identify(marks);
  if (isRefusal(row)) return row;
  const found = isSure ? originalOf() : 0;
  const original = found > 0 && found <= payment.cents ? found : undefined;
  return {
    ...outgoing,
    returned: {
      ...payment,
      ...(text !== undefined && !isSure && { isUnclear: true }),
      original,
      text,
      externalId: `${row.externalId}/returned`,
      references,
    },
  };
}
