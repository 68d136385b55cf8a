import type { Donation } from '../gifts/entities.ts';
import { paymentStatusOf } from './payment-status.ts';
import type { PledgeDraft } from './pledge-draft.ts';

/**
 * Returns the pledges of a tab that are not paid: those whose reference no completed donation has, or still a pending
 * one, of which only a part came.
 */
export function openPledges(
  pledges: readonly PledgeDraft[],
  donations: ReadonlyArray<Pick<Donation, 'payment_reference' | 'payment_status'>>,
): PledgeDraft[] {
  const withStatus = (status: ReturnType<typeof paymentStatusOf>) =>
    new Set(
      donations
        .filter((donation) => paymentStatusOf(donation.payment_status) === status)
        .map(({ payment_reference: reference }) => reference),
    );
  const [paid, pending] = [withStatus('completed'), withStatus('pending')];
  return pledges.filter(
    ({ transfer }) => !transfer || !paid.has(transfer.reference) || pending.has(transfer.reference),
  );
}
