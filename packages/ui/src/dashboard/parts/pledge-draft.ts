import type { BankTransfer, DonationEntry, MailDraft } from '@hearthlight/domain';

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
}
