import { findPaymentReferences } from '@hearthlight/domain';
import * as z from 'zod';

import { saysFeeOfReturn, saysReversed } from '../words/returned-words.ts';

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
  /** The texts of the row. */
  text: z.string().optional(),
  /** Whether as much came in before, in a statement whose words are unknown. */
  isEqual: z.literal(true).optional(),
  /** Whether no text says that money came back. It did if the row names the giver of as much. */
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
  /** Names that are in none of the texts. */
  names?: readonly string[];
  /** Returns the original amount of a return, if the file has it, or 0. One that is larger is in another currency. */
  originalOf: () => number;
}

/**
 * Returns the refusal of outgoing money, with what may have gone back: the books and the other rows tell whether it did.
 * `identify` returns the number of the row by what tells it apart.
 */
export function returnedOr(
  outgoing: Refusal,
  { names = [], originalOf, texts, ...payment }: OutgoingPayment,
  identify: (marks: readonly string[]) => { externalId: string } | Refusal,
): Refusal {
  const references = texts.flatMap(findPaymentReferences).map(({ text }) => text);
  const said = texts.join(' ').slice(0, 1000);
  const isSure = saysReversed(said) && !saysFeeOfReturn(said);
  const all = [said, ...names].join(' ').trim();
  const [marks] = [references, payment.payers, all === '' ? [] : [all], payment.numbers ?? []].filter(
    ({ length }) => length > 0,
  );
  if (payment.cents === 0 || !marks) return outgoing;
  const row = identify(marks);
  if (isRefusal(row)) return row;
  const found = isSure ? originalOf() : 0;
  const original = found > 0 && found <= payment.cents ? found : undefined;
  return {
    ...outgoing,
    returned: {
      ...payment,
      ...(!isSure && { isUnclear: true }),
      original,
      text: all,
      externalId: `${row.externalId}/returned`,
      references,
    },
  };
}
