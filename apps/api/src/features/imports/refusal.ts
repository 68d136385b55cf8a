/** Money of a gift that went back to the giver, as a bank states it. A person confirms it before the gift is refunded. */
export interface ReturnedPayment {
  /** The number of the row itself. */
  externalId: string;
  date: string;
  /** More than 0. */
  cents: number;
  /** The payment references in the row. */
  references: readonly string[];
  /** The keys of names that may be the payer. Empty if the row does not say that a payment came back. */
  payers: readonly string[];
}

/** Why a row has no gift to record. */
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
