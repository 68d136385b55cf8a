/**
 * `npm run bench -- gift-list [gifts]`: records a million gifts, then measures the first page and the totals of the
 * list for several filters, and the first page of searches. Uses PostgreSQL with `DATABASE_URL`, otherwise a temporary
 * SQLite file. Prints the median of nine runs in milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import type { GiftStatus } from '../../apps/api/src/database/schema.ts';
import { findGifts, type GiftFilter, sumGifts } from '../../apps/api/src/features/gifts/list-gifts.ts';
import { giftsOfSearch } from '../../apps/api/src/features/gifts/search-gifts.ts';
import { medianOf } from './median-of.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const databaseUrl = process.env['DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'gift-list-'));
const database = await openDatabase({ databaseUrl, dataDirectory: folder });

const day = 24 * 3_600_000;
const methods = ['Credit/Debit Card', 'Paypal service', 'Bank transfer'];
const statusOf = (index: number): GiftStatus => {
  if (index % 50 === 0) return 'pending';
  if (index % 71 === 0) return 'refunded';
  return index % 97 === 0 ? 'failed' : 'completed';
};
const giftOf = (index: number) => ({
  giver_key: `name:${(index * 7919) % 100_000}`,
  giver_name: `Giver ${(index * 7919) % 100_000}`,
  date: new Date(Date.UTC(2016, 0, 1) + ((index * 7) % 3650) * day).toISOString().slice(0, 10),
  amount_cents: 500 + ((index * 7919) % 50_000),
  cause: `For roof ${index}`,
  payment_method: methods[index % 3] ?? '',
  payment_status: statusOf(index),
  external_id: `bank:${index}`,
});
const batch = 500;
await database.transaction().execute(async (transaction) => {
  for (let start = 0; start < count; start += batch) {
    const gifts = Array.from({ length: batch }, (_, at) => giftOf(start + at));
    await transaction.insertInto('gifts').values(gifts).execute();
  }
});
// PostgreSQL collects statistics within a minute or two. SQLite keeps none.
if (databaseUrl) await setTimeout(120_000);

const filters: readonly GiftFilter[] = [
  {},
  { status: 'completed' },
  { method: 'Paypal service', status: 'completed', least: 10 },
  { status: 'failed', least: 504.99 },
  { least: 9999 },
  { campaign: 0, from: '2020-01-01', to: '2020-12-31' },
];
for (const filter of filters) {
  const page = await medianOf(() => findGifts(database, filter, { names: true }));
  const totals = await medianOf(() => sumGifts(database, filter));
  console.log(`${JSON.stringify(filter)}: page ${page.toFixed(0)} ms, totals ${totals.toFixed(0)} ms`);
}
for (const search of ['99999', 'nobody', '#500000', 'bank:123456']) {
  const time = await medianOf(async () => {
    const { found } = await giftsOfSearch(database, search);
    await findGifts(database, {}, { names: true }, { found });
  });
  console.log(`search for ${search}: ${time.toFixed(0)} ms`);
}
await database.destroy();
rmSync(folder, { recursive: true });
