import type { BankTransfer, DonationEntry, MailDraft, occasionKinds, StandingOrder } from '@hearthlight/domain';

/** A standing order as it is chosen. */
export interface ChosenOrder {
  rhythm: StandingOrder['rhythm'] | undefined;
  /** `YYYY-MM-DD` */
  first: string;
  /** `YYYY-MM-DD`, or empty for none. */
  last: string;
}

/** The wishes as they are typed. */
export interface TypedWishes {
  kind: (typeof occasionKinds)[number] | undefined;
  name: string;
  tell: string;
  anonymous: boolean;
  /** The second mail as it was last opened. */
  opened?: string | undefined;
}

/** What a donor chose for a pledge beside its draft. */
export interface PledgeChoices {
  order?: ChosenOrder | undefined;
  wishes?: TypedWishes | undefined;
}

/** The draft of a pledge, how to pay it, and what it was made from. */
export interface PledgeDraft extends MailDraft {
  /** In the currency's major unit. */
  amount: number;
  /** The transfer with its reference, if the pledge can be paid at once. */
  transfer?: (BankTransfer & { method: string }) | undefined;
  /** The number of the donor who made it. */
  donor?: number | undefined;
  /** The values of the form. */
  entry: DonationEntry;
  /** What the donor chose afterwards. */
  choices?: PledgeChoices | undefined;
}
