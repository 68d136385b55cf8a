import { hashEntry, hashText } from '@hearthlight/domain/ledger';
import { sql } from 'kysely';

import type { Database, Engine } from '../../database/schema.ts';
import { readTables } from '../../database/tables.ts';
import { digest } from '../../lib/secure-random.ts';

const closedAt = '2026-02-01T09:30:00.000Z';
const at = Date.parse(closedAt);
const day = 24 * 3_600_000;
const month = '2026-01';

const gifts = [
  {
    id: 1,
    date: '2026-01-05',
    amount_cents: 12_050,
    cause: 'A roof',
    payment_status: 'completed',
    counted: 12_050,
  },
  { id: 2, date: '2026-01-09', amount_cents: 500, cause: 'Lamps', payment_status: 'pending', counted: 0 },
  { id: 3, date: '2026-01-11', amount_cents: 750, cause: 'Seeds', payment_status: 'failed', counted: 0 },
];
const saltOf = (id: number) => hashText(`salt ${id}`);
/** The file of a closed month as its first version published it. */
export const publishedFile = `${JSON.stringify({
  format: 'donation-ledger-1',
  month,
  closed_at: closedAt,
  root: hashText('root'),
  leaves: gifts.map(({ counted: cents, date, id }) =>
    hashEntry({ entry: id, gift: id, kind: 'recorded', date, cents, campaign: null }, saltOf(id)),
  ),
})}\n`;

/** The number of a gift in another table, in its present and its former column. */
const numberOf = (id: number) => ({ gift_id: id, donation_id: id });
const giver = { donor_id: 1, giver_key: 'donor:1', payment_method: 'Paypal service' };
const giftRows = gifts.map((gift) => ({ ...giver, ...gift }));
const entry = { kind: 'recorded', at, actor: 'migration', reason: 'recorded by an earlier version' };
const entryRows = gifts.map(({ counted: cents, date, id }) => ({
  ...entry,
  id,
  ...numberOf(id),
  cents,
  date,
}));
const change = { at, actor: 'ruth' };
const comment = { news_id: 1, comentator_name: 'Halima G.', published_at: at + day };
const donor = {
  goal_cents: 400_000,
  created_at: at,
  last_login_at: at,
  user_agent: 'Mozilla/5.0 (an old phone)',
};

/** The password of the donor in the fixtures, hashed as the tests do it. */
export const fixturePassword = 'Lantern-8-old';

/**
 * The rows of the fixtures, with the columns of all versions. A version gets the tables and columns that it has. The
 * visible content is the same in all versions.
 */
const rows: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>> = {
  donors: [
    {
      ...donor,
      id: 1,
      email: 'Ada@example.org',
      email_key: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'François',
      password_hash: `quick ${digest(fixturePassword)}`,
    },
  ],
  campaigns: [
    {
      id: 1,
      title: 'A deep well for four villages',
      image_url: '/pictures/well.svg',
      target_cents: 1_800_000,
      raised_cents: 1_124_050,
      contributors: 213,
      opening_cents: 1_124_050,
      opening_contributors: 213,
      date_started: '2026-01-02',
      date_ended: null,
      description: 'Water for four villages.',
    },
    {
      id: 2,
      title: 'Twelve roofs',
      image_url: '/pictures/roof.svg',
      target_cents: 500_000,
      raised_cents: 0,
      contributors: 0,
      opening_cents: 0,
      opening_contributors: 0,
      date_started: '2026-01-03',
      date_ended: '2026-01-31',
      description: 'Before the rains.',
    },
  ],
  registrations: [{ donor_id: 1, campaign_id: 2, joined_at: at }],
  // `counted` is no column, so it is left out.
  gifts: giftRows,
  gift_entries: entryRows,
  // As they were called before 0041.
  donations: giftRows,
  donation_entries: entryRows,
  receipts: gifts
    .filter(({ counted }) => counted > 0)
    .map(({ counted: cents, date, id }) => ({
      id: 1,
      year: 2026,
      serial: 1,
      ...numberOf(id),
      giver_key: 'donor:1',
      name: 'Ada François',
      email: 'Ada@example.org',
      cents,
      date,
      issued_on: date,
    })),
  books_currency: [{ id: 1, code: 'USD' }],
  bills: [
    {
      id: 1,
      payee: 'Kofi Mensah, carpenter',
      kind: 'Roofs and stoves',
      campaign_id: null,
      amount_cents: 4000,
      date: '2026-01-12',
      state: 'paid',
      paid_on: '2026-01-20',
      scan: null,
      published: 0,
    },
  ],
  ledgers: [
    {
      month,
      entries: 3,
      root: hashText('root'),
      hash: hashText(publishedFile),
      document: publishedFile,
      closed_at: at,
    },
  ],
  ledger_leaves: gifts.map(({ id }) => ({
    entry_id: id,
    month,
    position: id - 1,
    salt: saltOf(id),
    proof: '[]',
  })),
  gift_secrets: gifts.map(({ id }) => ({ ...numberOf(id), secret: hashText(`secret ${id}`) })),
  impact_updates: [
    {
      id: 1,
      image_url: '/pictures/well.svg',
      description: 'The pump has run for forty days.',
      date_published: '2026-01-17',
    },
  ],
  news: [
    {
      id: 1,
      title: 'Forty days of water',
      tags: 'Water, Kenya',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: at,
      detail: '<p>Switched on <strong>at six</strong>, “as planned”.</p>',
      author_name: 'Ruth Wanjiru',
    },
  ],
  former_titles: [{ title: 'A month of water', news_id: 1 }],
  comments: [
    { ...comment, id: 1, comment: 'What good news for the villages!', state: 'shown', text_hash: 'a' },
    {
      ...comment,
      id: 2,
      comment: 'Held: see https://example.org',
      state: 'held',
      held_reason: 'too many links',
      text_hash: 'b',
    },
    { ...comment, id: 3, comment: 'Hidden from all visitors.', state: 'hidden', text_hash: 'c' },
  ],
  audit: [
    { ...change, id: 1, action: 'news add', subject: 'news 1', detail: 'Forty days of water' },
    { ...change, id: 2, action: 'bill add', subject: 'bill 1', detail: '$40' },
    { ...change, id: 3, action: 'bill pay', subject: 'bill 1', detail: '$40' },
  ],
};

/** Fills an empty database of any version. Throws if the version needs a value that the rows do not have. */
export async function fill(database: Database, engine: Engine): Promise<void> {
  const tables = await readTables(database, engine);
  const hasBills = tables.some(({ name }) => name === 'bills');
  for (const { columns, name } of tables) {
    for (const row of rows[name] ?? []) {
      if (name === 'audit' && row['subject'] === 'bill 1' && !hasBills) continue;
      const given = Object.entries(row).filter(([column]) => columns.includes(column));
      const names = sql.join(given.map(([column]) => sql.ref(column)));
      const values = sql.join(given.map(([, value]) => value));
      await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(database);
    }
  }
}
