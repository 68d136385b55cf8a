import {
  fromCents,
  makePaymentReference,
  type BankTransfer,
  type DonationPledge,
  type PledgeParties,
} from '@hearthlight/domain';

/** Returns the payment of a valid pledge, with a new reference. */
export function transferOf({ donation_amount: cents }: DonationPledge, parties: PledgeParties): BankTransfer {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { amount: fromCents(cents), reference: makePaymentReference(parties, random) };
}
