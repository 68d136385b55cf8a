import { type DonationEntry, formatMoney, paymentMethods, type PledgeDraft } from '@hearthlight/domain';

/** The values of an untouched donation form. */
export const emptyDonation: DonationEntry = {
  donation_amount: '',
  donation_cause: '',
  selected_payment_method: paymentMethods[0],
};

/** Whether a pledge was made from these values. */
export const isMadeFrom = ({ entry }: Pick<PledgeDraft, 'entry'>, other: DonationEntry): boolean =>
  entry.donation_amount === other.donation_amount &&
  entry.donation_cause === other.donation_cause &&
  entry.selected_payment_method === other.selected_payment_method;

/** Amount and cause of a pledge, as sentences name it. */
export const factsOf = ({ amount, entry }: Pick<PledgeDraft, 'amount' | 'entry'>) => ({
  amount: formatMoney(amount),
  cause: entry.donation_cause.trim(),
});
