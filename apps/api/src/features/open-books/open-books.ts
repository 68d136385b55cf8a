import { type CallResponse, dayOf, fromCents, type OccasionKind, type OpenBooks } from '@hearthlight/domain';
import { sql } from 'kysely';

import { type Keys, keysetPage } from '../../actions/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { monthsAfter, monthsFrom } from '../books/months.ts';
import { amountIn, paidBy, receivedBy, type Sums, total } from '../books/sums.ts';
import { campaignTranslations } from '../campaigns/translations.ts';
import { articleTexts, type ArticleServices, publishedNews } from '../news/articles.ts';
import { updateTranslations } from '../updates/translations.ts';

/** Bills of a page. The file has all of them. */
const maxBills = 200;

/** Articles and impact updates about a campaign. */
const maxStories = 5;

/**
 * A way to pay with fewer gifts is not named, because staff may have typed it for one person. Nor is an occasion with
 * fewer givers.
 */
const fewGifts = 3;

/** Returns a text that changes with the books and the impact updates. */
export async function openBooksVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select value || ' ' || (select count(*) || ' ' || coalesce(sum(version), 0) from impact_updates) as version
    from versions where name = 'books'`.execute(database);
  return rows[0]?.version ?? '';
}

/** Returns the open books. Empty until the first bill is paid: income alone would look as if money was kept. */
export async function readOpenBooks(services: ArticleServices): Promise<OpenBooks> {
  const { database } = services;
  const [received, paid] = [await receivedBy(database, 'month'), await paidBy(database, 'month')];
  if (paid.size === 0) return { received: 0, paid: 0, months: [], methods: [], campaigns: [], bills: [] };
  const occasions = await occasionsOf(database);
  return {
    received: total(received),
    paid: total(paid),
    months: monthsOf(received, paid).map((month) => ({
      month,
      received: amountIn(received, month),
      paid: amountIn(paid, month),
    })),
    methods: await methodsOf(database),
    ...(occasions.length > 0 && { occasions }),
    campaigns: await campaignsOf(services),
    ...(await readPaidBills(database)),
  };
}

/** Returns all months from the first sum to the last. */
function monthsOf(...sums: readonly Sums[]): string[] {
  const named = sums.flatMap((each) => [...each.keys()]).toSorted();
  return named[0] === undefined ? [] : monthsFrom(named[0], monthsAfter(named.at(-1) ?? '', 1));
}

async function methodsOf(database: Database): Promise<OpenBooks['methods']> {
  const { rows } = await sql<{ method: string | null; cents: number }>`
    select case when gifts < ${fewGifts} then null else method end as method, cast(sum(cents) as bigint) as cents
    from (select method, cents,
        (select count(*) from (select 1 from gifts where payment_method = method limit ${fewGifts}) few) as gifts
      from (select payment_method as method, sum(cents) as cents from entry_sums group by 1) sums) ways
    group by 1 having sum(cents) <> 0`.execute(database);
  return rows
    .toSorted((one, other) => other.cents - one.cents)
    .map(({ cents, method }) => ({ method, received: fromCents(cents) }));
}

/** Returns the sums that families wish to be shown. */
async function occasionsOf(database: Database): Promise<NonNullable<OpenBooks['occasions']>> {
  const { rows } = await sql<{ id: number; kind: OccasionKind; name: string; cents: number }>`
    select o.id, o.kind, o.name, cast(sum(e.cents) as bigint) as cents
    from occasions o join gifts d on d.occasion_id = o.id join gift_entries e on e.gift_id = d.id
    where o.is_public = 1 group by o.id, o.kind, o.name
    having count(distinct case when d.payment_status = 'completed' then d.giver_key end) >= ${fewGifts}
    order by cents desc, o.id`.execute(database);
  return rows.map(({ cents, ...occasion }) => ({ ...occasion, received: fromCents(cents) }));
}

/** Selects paid bills. The payee is named with a published scan only. */
const paidBills = (database: Database) =>
  database
    .selectFrom('bills')
    .select(['id', 'kind', 'amount_cents', 'campaign_id'])
    .select(sql<string>`paid_on`.as('paid_on'))
    .select(sql<string | null>`case when published = 1 then payee end`.as('payee'))
    .where('state', '=', 'paid');

type PaidBill = Awaited<ReturnType<ReturnType<typeof paidBills>['execute']>>[number];

const newestPaid: Keys<PaidBill> = [
  { column: 'paid_on', isText: true, of: (bill) => bill.paid_on },
  { column: 'id', of: (bill) => bill.id },
];

/** Returns all paid bills, newest first. */
export const allPaidBills = (database: Database) =>
  paidBills(database).orderBy('paid_on', 'desc').orderBy('id', 'desc').execute();

/**
 * Returns a page of paid bills, newest first. `after` is the cursor of the page before. Throws a `RefusedCall` for an
 * invalid cursor.
 */
export async function readPaidBills(database: Database, after?: string): Promise<CallResponse<'paidBills'>> {
  const { next, rows } = await keysetPage(paidBills(database), newestPaid, after, maxBills);
  return {
    bills: rows.map(({ amount_cents: cents, ...bill }) => ({ ...bill, amount: fromCents(cents) })),
    ...(next !== null && { next }),
  };
}

/** Returns the campaigns with gifts or bills in the order of the site, then what is for none. */
async function campaignsOf(services: ArticleServices): Promise<OpenBooks['campaigns']> {
  const { database, languages } = services;
  const [received, paid] = [await receivedBy(database, 'campaign'), await paidBy(database, 'campaign')];
  const all = await database
    .selectFrom('campaigns')
    .select(['id', 'title', 'opening_cents'])
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
  const known = all.filter(({ id }) => received.has(String(id)) || paid.has(String(id)));
  const ids = known.map(({ id }) => id);
  const [articles, updates] = [await articlesAbout(services, ids), await updatesAbout(services, ids)];
  const translated = await campaignTranslations.translate({ database, languages }, known);
  const rows = translated.map(({ opening_cents: opening, ...campaign }) => {
    const about = { articles: articles.get(campaign.id), updates: updates.get(campaign.id) };
    return {
      ...campaign,
      before: fromCents(opening),
      received: amountIn(received, String(campaign.id)),
      paid: amountIn(paid, String(campaign.id)),
      articles: about.articles?.rows ?? [],
      earlier_articles: about.articles?.earlier,
      updates: about.updates?.rows ?? [],
      earlier_updates: about.updates?.earlier,
    };
  });
  if (!received.has('') && !paid.has('')) return rows;
  const rest = { received: amountIn(received, ''), paid: amountIn(paid, '') };
  return [...rows, { id: null, title: '', before: 0, ...rest, articles: [], updates: [] }];
}

async function articlesAbout({ database, languages, now }: ArticleServices, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const all = publishedNews({ database, now })
    .select(['id', 'title', 'published_at', 'campaign_id'])
    .select(among('published_at'))
    .where('campaign_id', 'in', ids);
  const newest = database.selectFrom(all.as('news')).selectAll().where('rank', '<=', maxStories);
  const rows = await newest.orderBy('published_at').orderBy('id').execute();
  const articles = await articleTexts.translate({ database, languages }, rows);
  return grouped(articles.map(({ published_at: at, ...row }) => ({ ...row, date: dayOf(at) })));
}

async function updatesAbout({ database, languages }: ArticleServices, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const all = database
    .selectFrom('impact_updates')
    .select(['id', 'title', 'place', 'date_published as date', 'campaign_id'])
    .select(among('date_published'))
    .where('campaign_id', 'in', ids);
  const newest = database.selectFrom(all.as('updates')).selectAll().where('rank', '<=', maxStories);
  const rows = await newest.orderBy('date').orderBy('id').execute();
  return grouped(await updateTranslations.translate({ database, languages }, rows));
}

/** Selects the place of a row among those about its campaign, 1 for the newest, and their number. */
const among = (date: 'published_at' | 'date_published') =>
  [
    sql<number>`row_number() over (partition by campaign_id order by ${sql.ref(date)} desc, id desc)`.as('rank'),
    sql<number>`count(*) over (partition by campaign_id)`.as('all'),
  ] as const;

interface Story {
  campaign_id: number | null;
  rank: number;
  all: number;
}

/** Groups the newest stories of campaigns by the campaigns' numbers, with the number of earlier ones. */
const grouped = <Row extends Story>(stories: readonly Row[]) =>
  new Map(
    [...Map.groupBy(stories, ({ campaign_id: id }) => id)].map(([id, rows]) => [
      id,
      {
        rows: rows.map(({ all: _all, campaign_id: _id, rank: _rank, ...row }) => row),
        earlier: (rows[0]?.all ?? 0) - rows.length || undefined,
      },
    ]),
  );
