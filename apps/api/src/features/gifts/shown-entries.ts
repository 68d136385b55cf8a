import { fromCents } from '@hearthlight/domain';
import type { GiftEntry } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import type { MadeEntry } from './gift-change.ts';

/** Returns a function that describes some of the given entries with the titles of their campaigns. */
export async function entryDescriber(
  database: Database,
  entries: readonly MadeEntry[],
): Promise<(some: readonly MadeEntry[]) => GiftEntry[]> {
  const ids = entries.flatMap(({ campaign_id: campaign }) => campaign ?? []);
  const campaigns =
    ids.length === 0
      ? []
      : await database.selectFrom('campaigns').select(['id', 'title']).where('id', 'in', ids).execute();
  return (some) =>
    some.map(({ campaign_id: campaign, cents, date, kind, paid_with }) => ({
      kind,
      paid_with,
      amount: fromCents(cents),
      date,
      campaign: campaigns.find((row) => row.id === campaign) ?? null,
    }));
}
