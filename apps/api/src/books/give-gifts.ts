import type { Database } from '../database/schema.ts';
import { changeBooks, lockBooks, recountCampaigns } from './entries.ts';
import { anonymousKey, donorKey, isGiftOf } from './giver.ts';

/**
 * Gives a donor the gifts that were recorded for this e-mail address before it had an account. Call it when the donor
 * has verified the address. Returns the number of gifts. It waits for an import, whose gifts would be missed otherwise.
 */
export async function giveGifts(
  transaction: Database,
  donor: { id: number; emailKey: string },
): Promise<number> {
  await lockBooks(transaction);
  const gifts = await transaction
    .updateTable('donations')
    .set({
      donor_id: donor.id,
      giver_key: donorKey(donor.id),
      giver_name: null,
      giver_email: null,
      giver_email_key: null,
    })
    .where('giver_email_key', '=', donor.emailKey)
    .returning('campaign_id')
    .execute();
  if (gifts.length > 0) await changeBooks(transaction);
  // A donor who has given to a campaign with another address too is one contributor now.
  await recountCampaigns(transaction, campaignsOf(gifts));
  return gifts.length;
}

const campaignsOf = (gifts: readonly { campaign_id: number | null }[]) => [
  ...new Set(gifts.flatMap(({ campaign_id: id }) => (id === null ? [] : [id]))),
];

/** The cause of a gift whose giver was deleted: the words of the giver may name people. */
const anonymousCause = 'Donation';

/**
 * Makes the gifts of a donor, or of a person without an account, anonymous: amount, day, campaign and status stay, and
 * so do the numbers by which a bank knows them. Words of and about the giver go. Returns the number of gifts.
 */
export async function makeGiftsAnonymous(
  transaction: Database,
  giver: { donorId: number | undefined; emailKey: string },
): Promise<number> {
  await lockBooks(transaction);
  const key = anonymousKey();
  const gifts = await transaction
    .updateTable('donations')
    .set({
      donor_id: null,
      giver_key: key,
      giver_name: null,
      giver_email: null,
      giver_email_key: null,
      cause: anonymousCause,
    })
    .where(isGiftOf(giver))
    .returning(['id', 'campaign_id'])
    .execute();
  if (gifts.length > 0) await changeBooks(transaction);
  await transaction
    .updateTable('donation_entries')
    .set({ reason: '' })
    .where('donation_id', 'in', (from) =>
      from.selectFrom('donations').select('id').where('giver_key', '=', key),
    )
    .execute();
  await recountCampaigns(transaction, campaignsOf(gifts));
  return gifts.length;
}
