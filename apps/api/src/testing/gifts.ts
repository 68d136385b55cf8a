import type { Database } from '../database/schema.ts';
import type { NewGift } from '../features/gifts/record-gift.ts';

/** An anonymous gift of $25. */
export const gift: NewGift = {
  giver: {},
  amountCents: 2500,
  cause: 'A roof',
  paymentMethod: 'Paypal service',
  paymentStatus: 'completed',
};

/** Adds a campaign with an opening balance. Returns its id. */
export async function addCampaign(
  database: Database,
  opening: { cents?: number; contributors?: number; title?: string } = {},
): Promise<number> {
  const { cents = 0, contributors = 0, title = `Wells ${crypto.randomUUID()}` } = opening;
  const { id } = await database
    .insertInto('campaigns')
    .values({
      title,
      image_url: '/pictures/well.svg',
      target_cents: 1_800_000,
      date_started: '2026-02-14',
      date_ended: null,
      description: 'Water for four villages.',
      raised_cents: cents,
      opening_cents: cents,
      contributors,
      opening_contributors: contributors,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
