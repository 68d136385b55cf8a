import { fromCents } from '@hearthlight/domain';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Database } from '../../database/schema.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';

/** Cents by month, or by campaign number, which is empty for what is not for a campaign. */
export type Sums = ReadonlyMap<string, number>;

/** Returns the amount of a key, 0 without one. */
export const amountIn = (sums: Sums, key: string) => fromCents(sums.get(key) ?? 0);
/** Returns the amount of all keys. */
export const total = (sums: Sums) => fromCents([...sums.values()].reduce((sum, cents) => sum + cents, 0));

const keys = {
  received: {
    month: sql`month`,
    campaign: sql`case campaign_id when 0 then '' else cast(campaign_id as text) end`,
  },
  paid: { month: sql`substr(paid_on, 1, 7)`, campaign: sql`coalesce(cast(campaign_id as text), '')` },
};

/** Returns the gifts by month or campaign. */
export async function receivedBy(database: Database, key: keyof typeof keys.received): Promise<Sums> {
  const { rows } = await sql<{ key: string; cents: number }>`
    select ${keys.received[key]} as key, cast(sum(cents) as bigint) as cents from entry_sums
    group by 1 having sum(cents) <> 0`.execute(database);
  return new Map(rows.map((row) => [row.key, row.cents]));
}

/** Returns the paid bills by month or campaign. */
export async function paidBy(database: Database, key: keyof typeof keys.paid): Promise<Sums> {
  const { rows } = await sql<{ key: string; cents: number }>`
    select ${keys.paid[key]} as key, cast(sum(amount_cents) as bigint) as cents from bills
    where state = 'paid' group by 1`.execute(database);
  return new Map(rows.map((row) => [row.key, row.cents]));
}

const balances = z.array(z.tuple([z.string(), z.number()]));

/**
 * Returns the cents that campaigns have not spent yet. Read once for each version of the books.
 */
async function balancesIn(database: Database, booksCache: ResponseCache): Promise<Sums> {
  const { body } = await booksCache.get('balances', async () => {
    const { rows } = await sql<{ key: string; cents: number }>`
      select cast(id as text) as key, raised_cents - opening_cents as cents from campaigns union all
      select '', cast(coalesce(sum(cents), 0) as bigint) from entry_sums where campaign_id = 0`.execute(database);
    const sums = new Map(rows.map((row) => [row.key, row.cents]));
    for (const [key, cents] of await paidBy(database, 'campaign')) sums.set(key, (sums.get(key) ?? 0) - cents);
    return JSON.stringify([...sums]);
  });
  return new Map(balances.parse(JSON.parse(body.toString())));
}

/**
 * Returns what the open books show as not spent yet, in total and for a campaign or for none. A campaign with gifts
 * from before the books shows those instead: `null`.
 */
export async function notSpentYet(
  { booksCache, database }: { booksCache: ResponseCache; database: Database },
  campaignId: number | null,
): Promise<{ not_spent: number; campaign_not_spent: number | null }> {
  const sums = await balancesIn(database, booksCache);
  const campaign = await database
    .selectFrom('campaigns')
    .select('opening_cents')
    .where('id', '=', campaignId)
    .executeTakeFirst();
  const key = campaignId === null ? '' : String(campaignId);
  return {
    not_spent: total(sums),
    campaign_not_spent: campaign && campaign.opening_cents > 0 ? null : amountIn(sums, key),
  };
}
