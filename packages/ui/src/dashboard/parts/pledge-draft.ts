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

/** Returns whether a pledge was made by this donor from these values. */
export const isPledgeOf = (pledge: PledgeDraft, donor: number | undefined, entry: DonationEntry): boolean =>
  pledge.donor === donor &&
  pledge.entry.donation_amount === entry.donation_amount &&
  pledge.entry.donation_cause === entry.donation_cause &&
  pledge.entry.selected_payment_method === entry.selected_payment_method;
