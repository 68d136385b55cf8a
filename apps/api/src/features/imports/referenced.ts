import type { Database } from '../../database/schema.ts';
import { giverName } from '../books/giver.ts';
import type { ImportedGift } from './imported-gift.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';
import type { FileRow } from './read-file.ts';

/** A pending gift that waits for a payment with its reference. */
interface Pledge extends KnownGift {
  giver: string | null;
}

/** What the payment references of a file refer to. */
export interface Referenced {
  /** The names of donors. */
  donors: ReadonlyMap<number, string>;
  /** The titles of campaigns. */
  campaigns: ReadonlyMap<number, string>;
  /** Pledges by reference. A payment takes its pledge, so that the next one is another gift. */
  pledges: Map<string, Pledge>;
}

/** Finds the donors, campaigns and pledges of payment references. */
export async function findReferenced(database: Database, rows: readonly FileRow[]): Promise<Referenced> {
  const references = rows.flatMap(({ gift }) => [
    ...(gift?.reference ? [gift.reference] : []),
    ...(gift?.references ?? []),
  ]);
  const donors = new Map<number, string>();
  for await (const part of partsOf(references.flatMap(({ donor }) => donor ?? []))) {
    const found = await database
      .selectFrom('donors')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', part)
      .execute();
    for (const { first_name, id, last_name } of found) donors.set(id, `${first_name} ${last_name}`);
  }
  const campaigns = new Map<number, string>();
  for await (const part of partsOf(references.flatMap(({ campaign }) => campaign ?? []))) {
    const found = await database
      .selectFrom('campaigns')
      .select(['id', 'title'])
      .where('id', 'in', part)
      .execute();
    for (const { id, title } of found) campaigns.set(id, title);
  }
  return {
    donors,
    campaigns,
    pledges: await findPledges(
      database,
      references.map(({ text }) => text),
    ),
  };
}

async function findPledges(database: Database, references: readonly string[]): Promise<Map<string, Pledge>> {
  const pledges = new Map<string, Pledge>();
  for await (const part of partsOf(references)) {
    const found = await database
      .selectFrom('gifts')
      .leftJoin('donors', 'donors.id', 'gifts.donor_id')
      .select(['gifts.id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id'])
      .select(['payment_method', 'reference', 'giver_name', 'giver_email', 'first_name', 'last_name'])
      .where('reference', 'in', part)
      .where('payment_status', '=', 'pending')
      .execute();
    for (const { first_name, giver_email, giver_name, last_name, reference, ...pledge } of found) {
      const giver = giverName({ first_name, giver_name, last_name }) ?? giver_email;
      pledges.set(reference ?? '', { ...pledge, giver });
    }
  }
  return pledges;
}

/** Returns a gift with the donor and the campaign that its reference names, as far as they exist. */
export function withParties(gift: ImportedGift, { campaigns, donors }: Referenced): ImportedGift {
  const { campaign = 0, donor = 0 } = gift.reference ?? {};
  return {
    ...gift,
    ...(donors.has(donor) && { donorId: donor }),
    ...(campaigns.has(campaign) && { campaignId: campaign }),
  };
}
