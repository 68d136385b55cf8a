// cspell:words hashint indexdef indexrelid indisunique indrelid unlogged
import type { Client } from 'pg';

import { connectDatabase } from '../database/open.ts';
import { readIdentityTables } from '../database/sequences.ts';
import { readTables } from '../database/tables.ts';
import { withClient } from './postgres.ts';

/** Numbers of rows of a foundation of size 1. */
const whole = { donors: 1_000_000, gifts: 10_000_000, articles: 100_000, comments: 1_000_000 };

/** Years of gifts. All months are closed but the last two. */
const years = 10;

/** A table, and the select whose rows are inserted into its columns. */
interface Filling {
  table: string;
  columns: string;
  rows: string;
}

/**
 * Fills an empty, migrated PostgreSQL database with ten years of a foundation, in proportion to `size`. The database
 * makes the rows. Needs a superuser, because foreign keys are not checked.
 */
export async function addLargeFoundation(url: string, size: number): Promise<void> {
  const patient = new URL(url);
  for (const limit of ['statement_timeout', 'query_timeout']) patient.searchParams.set(limit, '600000');
  const databaseUrl = patient.href.replaceAll('+', '%20');
  const database = await connectDatabase({ databaseUrl, dataDirectory: '' });
  const tables = await readTables(database, 'postgres');
  const counted = await readIdentityTables(database);
  await database.destroy();
  await withClient(url, async (client) => {
    await client.query("set session_replication_role = replica; set work_mem = '256MB'");
    // The rows need not survive a crash, so they are written once.
    for (const { name } of tables.toReversed()) await client.query(`alter table ${name} set unlogged`);
    for (const filling of fillingsOf(size)) await fill(client, filling);
    await client.query(campaignSums);
    for (const name of counted)
      await client.query(
        `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 0) + 1 from ${name}))`,
      );
    await client.query('vacuum analyze');
  });
}

/** Inserts the rows of a table, and builds its indexes afterwards, which takes half the time. */
async function fill(client: Client, { columns, rows, table }: Filling): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = '${table}'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`insert into ${table} (${columns}) ${rows}`);
  for (const { definition } of indexes) await client.query(definition);
}

const campaignSums = `update campaigns c set raised_cents = e.cents, contributors = g.contributors
  from (select campaign_id, sum(cents) as cents from gift_entries group by 1) e
  join (select campaign_id, count(distinct giver_key) as contributors from gifts
    where payment_status = 'completed' group by 1) g on g.campaign_id = e.campaign_id
  where e.campaign_id = c.id`;

const numbers = (count: number) => `generate_series(1::bigint, ${Math.max(1, Math.round(count))}) as i`;
const now = 'cast(extract(epoch from now()) * 1000 as bigint)';
const hour = 3_600_000;
const secret = (of: string) => `md5(${of}) || md5('secret ' || ${of})`;
const today = "to_char(now(), 'YYYY-MM-DD')";
/** The first day of a month that is not closed. */
const open = "to_char(date_trunc('month', now()) - interval '1 month', 'YYYY-MM-DD')";
const daysAgo = (days: number) => `to_char(now() - interval '${days} days', 'YYYY-MM-DD')`;

function fillingsOf(size: number): Filling[] {
  const donors = Math.round(whole.donors * size);
  return [...peopleOf(donors), ...giftsOf(Math.round(whole.gifts * size), donors), ...books, ...newsOf(size)];
}

const peopleOf = (donors: number): Filling[] => [
  {
    table: 'donors',
    columns:
      'id, email, email_key, first_name, last_name, name_key, password_hash, goal_cents, created_at, last_login_at, user_agent',
    rows: `select i, 'donor-' || i || '@example.org', 'donor-' || i || '@example.org', 'Ada', 'Byron ' || i,
      'ada byron ' || i, '', 100000, ${now} - i * 1000, ${now}, 'Firefox' from ${numbers(donors)}`,
  },
  {
    table: 'campaigns',
    columns: 'id, title, image_url, target_cents, date_started, description, position',
    rows: `select i, 'Wells ' || i, '/pictures/well.svg', 100000000, '2020-01-01', 'Water for all.', i from ${numbers(50)}`,
  },
  {
    table: 'registrations',
    columns: 'donor_id, campaign_id, joined_at',
    rows: `select i, 1 + i % 50, ${now} from ${numbers(donors)}`,
  },
];

const giftColumns = `
  i, case when is_donor then 1 + person end,
  case when is_donor then 'donor:' || (1 + person) when has_address then 'email:giver-' || person || '@example.org'
  else 'name:giver ' || person end,
  case when not is_donor then 'Giver ' || person end, case when not is_donor then 'giver ' || person end,
  case when not is_donor and has_address then 'giver-' || person || '@example.org' end,
  case when not is_donor and has_address then 'giver-' || person || '@example.org' end,
  case when i % 10 < 7 then 1 + i % 50 end, date, 500 + (i * 7919) % 50000, 'For roof ' || i,
  case i % 3 when 0 then 'Paypal service' when 1 then 'Bank transfer' else 'Credit/Debit Card' end,
  case when i % 50 = 0 and date > ${daysAgo(20)} then 'pending' when i % 100 = 1 then 'failed'
  when i % 100 = 2 then 'refunded' else 'completed' end,
  'bank:' || i, case when imported then 1 + i / 2000 end,
  case when date < ${daysAgo(7)} then 1 else 0 end,
  case when imported then 'giver ' || person end, case when i % 50 = 0 then 'RF' || i end, case when i % 3 = 0 then 30 else 0 end`;

/** Half of the people who give are donors, a third have an address without an account, the others only a name. */
function giftsOf(gifts: number, donors: number): Filling[] {
  const imports = Math.round(gifts / 2000) + 1;
  const start = `date_trunc('month', now()) - interval '${years * 12 - 1} months'`;
  const date = `to_char(${start} + (now() - (${start})) * ((i - 1) / ${gifts}::float8), 'YYYY-MM-DD')`;
  const facts = `select i, ${date} as date, abs(hashint8(i)::bigint) % ${2 * donors} as person, i % 2 = 0 as imported from ${numbers(gifts)}`;
  const kinds = `select *, person < ${donors} as is_donor, person % 3 > 0 as has_address from (${facts}) facts`;
  return [
    {
      table: 'imports',
      columns: 'id, source, file_name, state, uploaded_at, uploaded_by, imported_at, imported_by, new_rows',
      rows: `select i, 'oak', 'oak-' || i || '.csv', 'imported', ${now} - (${imports} - i) * ${hour}, 'Ruth', ${now}, 'Ruth', 1000
        from ${numbers(imports)}`,
    },
    {
      table: 'gifts',
      columns: `id, donor_id, giver_key, giver_name, name_key, giver_email, giver_email_key, campaign_id, date, amount_cents,
        cause, payment_method, payment_status, external_id, import_id, giver_settled, payer_key, reference, fee_cents`,
      rows: `select ${giftColumns} from (${kinds}) kinds`,
    },
    {
      table: 'gift_mails',
      columns: 'gift_id, kind, mail_id',
      rows: `select id, 'thanks', gen_random_uuid() from gifts
        where payment_status = 'completed' and (donor_id is not null or giver_email is not null)`,
    },
    {
      table: 'statement_mails',
      columns: 'year, giver_key, mail_id',
      rows: `select distinct extract(year from now())::integer - 2, giver_key, giver_key from gifts
        where left(date, 4) = (extract(year from now()) - 2)::text and giver_key not like 'name:%'`,
    },
  ];
}

/** What follows from the gifts, as `insertGifts`, `keepReceipts` and `publishMonth` make it. */
const books: Filling[] = [
  { table: 'books_currency', columns: 'id, code', rows: "select 1, 'USD'" },
  {
    table: 'gift_entries',
    columns: 'id, gift_id, first_id, kind, cents, campaign_id, date, at, actor, reason, import_id',
    rows: `select id, id, null, 'recorded', case when payment_status in ('completed', 'refunded') then amount_cents else 0 end,
        campaign_id, date, ${now}, 'Ruth', '', import_id from gifts
      union all select (select max(id) from gifts) + row_number() over (order by id), id, id, 'refunded', -amount_cents,
        campaign_id, date, ${now}, 'Ruth', 'asked', null from gifts where payment_status = 'refunded'`,
  },
  {
    table: 'receipts',
    columns: 'id, year, serial, gift_id, giver_key, name, email, cents, date, issued_on, reverses',
    rows: `select id, year, row_number() over (partition by year order by id), gift_id, giver_key, name, email, cents, date, date, reverses
      from (select g.id, left(g.date, 4)::integer as year, g.id as gift_id, g.giver_key,
          coalesce(d.first_name || ' ' || d.last_name, giver_name) as name, coalesce(d.email, giver_email) as email,
          amount_cents as cents, g.date, cast(null as bigint) as reverses
        from gifts g left join donors d on d.id = g.donor_id where payment_status in ('completed', 'refunded')
        union all select (select max(id) from gifts) + id, left(date, 4)::integer, id, giver_key, giver_name, giver_email,
          -amount_cents, date, id from gifts where payment_status = 'refunded') receipts`,
  },
  {
    table: 'gift_secrets',
    columns: 'gift_id, secret',
    rows: `select id, ${secret('id::text')} from gifts where date < ${open}`,
  },
  {
    table: 'ledger_leaves',
    columns: 'entry_id, month, position, salt',
    rows: `select id, left(date, 7), row_number() over (partition by left(date, 7) order by id) - 1, ${secret('id::text')}
      from gift_entries where date < ${open}`,
  },
  {
    table: 'entry_sums',
    columns: 'month, campaign_id, payment_method, cents',
    rows: `select left(e.date, 7), coalesce(e.campaign_id, 0), payment_method, sum(e.cents)
      from gift_entries e join gifts g on g.id = e.gift_id group by 1, 2, 3`,
  },
  {
    // As long as real ones. Their hashes are no hashes of entries.
    table: 'ledgers',
    columns: 'month, entries, hash, document, closed_at',
    rows: `select month, count(*), ${secret('month')}, json_build_object('format', 'donation-ledger-2', 'month', month,
        'leaves', json_agg(salt order by position), 'tags', json_agg(salt order by position))::text, ${now}
      from ledger_leaves group by month`,
  },
  {
    table: 'bills',
    columns:
      'payee, kind, search_key, campaign_id, amount_cents, date, state, paid_on, recorded_by, approved_at, approved_by',
    rows: `select 'Payee ' || i, 'Roofs', 'payee ' || i || ' roofs', campaign_id, amount_cents, date, 'paid', date, 'sample data', ${now}, 'Ruth'
      from gifts g cross join lateral (select g.id / 1000 as i) numbers where id % 1000 = 0`,
  },
  {
    table: 'plans',
    columns: 'reference, rhythm, amount_cents, first_on',
    rows: `select reference, 'monthly', amount_cents, date from gifts where id % 1000 = 0 and reference is not null`,
  },
];

const newsOf = (size: number): Filling[] => [
  {
    table: 'news',
    columns: 'id, title, title_key, tags, cover_image_url, published_at, detail, author_name, campaign_id, draft',
    rows: `select i, 'Report ' || i || ' from Joal', 'report ' || i || ' from joal', 'Water', '/pictures/well.svg',
        ${now} - (${whole.articles * size} - i) * ${hour}, repeat('<p>The rains begin in May, and twelve families still sleep under tarpaulins.</p>', 30),
        'Ruth Wanjiru', case when i % 10 = 0 then 1 + i % 50 end, case when i % 50 = 1 then 1 else 0 end
      from ${numbers(whole.articles * size)}`,
  },
  {
    table: 'comments',
    columns: 'id, news_id, comentator_name, comment, published_at, state, text_hash',
    rows: `select i, 1 + i % ${whole.articles * size}, 'Halima G.', 'A kind word of some length, number ' || i,
        ${now} - (${whole.comments * size} - i) * 1000, case i % 20 when 2 then 'held' when 3 then 'hidden' else 'shown' end, i::text
      from ${numbers(whole.comments * size)}`,
  },
  {
    table: 'audit',
    columns: 'at, actor, action, kind, subject, detail',
    rows: `select ${now} - (${whole.comments * size} - i) * 1000, case i % 2 when 0 then 'Ruth Wanjiru' else 'Noor Haddad' end,
        case i % 5 when 0 then 'comment approve' else 'news save' end, case i % 5 when 0 then 'comment' else 'news' end,
        'news ' || i, '' from ${numbers(whole.comments * size)}`,
  },
  {
    table: 'impact_updates',
    columns: 'id, title, image_url, description, date_published, mailed, mails_sent, campaign_id',
    rows: `select i, 'Update ' || i, '/pictures/well.svg', 'The rains begin in May.', ${today}, 1, 1, 1 + i % 50 from ${numbers(1000 * size)}`,
  },
  {
    table: 'update_mails',
    columns: 'update_id, donor_id, mail_id, token_hash',
    rows: `select 1, id, gen_random_uuid(), ${secret('id::text')} from donors`,
  },
];
