// cspell:words seqscan bitmapscan hashjoin mergejoin pkey
import { makePaymentReference } from '@hearthlight/domain';
import type { DeskCallName } from '@hearthlight/domain/desk';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { titleColumns } from '../features/news/titles.ts';
import { engines } from '../testing/engines.ts';
import { aSignedInStaff, deskCall } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import type { Database } from './schema.ts';

/** A node of PostgreSQL's plan. */
interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const stepsOfNode = ({ 'Index Name': index, 'Node Type': type, Plans: parts = [] }: PlanNode): string[] => [
  ...(index === undefined ? [type] : [index]),
  ...parts.flatMap(stepsOfNode),
];

/** Steps of PostgreSQL's plans that read no table and sort no rows. */
const harmless = /^(?:Limit|Nested Loop|Result|Aggregate|Memoize|Unique)$/;

/** Explains a query with PostgreSQL, which scans small tables unless it is told not to. */
const postgresSteps = (database: Database, { parameters, sql: text }: CompiledQuery): Promise<string[]> =>
  database.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
    const query = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(query);
    const steps = rows.flatMap(({ 'QUERY PLAN': [{ Plan }] }) => stepsOfNode(Plan));
    return steps.filter((step) => !harmless.test(step)).map((step) => step.replace(/_pkey$/, ' by key'));
  });

/** Explains a query with SQLite. Without statistics, the plan does not depend on the number of rows. */
async function sqliteSteps(database: Database, { parameters, sql: text }: CompiledQuery): Promise<string[]> {
  const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await database.executeQuery<{ detail: string }>(query);
  return rows
    .map(({ detail }) => {
      const [, way, index] = /^(SEARCH|SCAN) \w+ USING (?:COVERING )?INDEX (\w+)/.exec(detail) ?? [];
      // Reading a whole index is bounded only by a limit.
      if (index !== undefined && (way === 'SEARCH' || text.includes(' limit ?'))) return index;
      return detail.replace(/^SEARCH (\w+) USING INTEGER PRIMARY KEY.*/, '$1 by key');
    })
    .filter((step) => !step.startsWith('LIST SUBQUERY'));
}

interface List {
  call: DeskCallName;
  query: Record<string, string>;
  /** The text of a search, which is a body. */
  body?: { search: string };
  /** The indexes that the page is read by. */
  indexes: string[];
  /** Steps over the few rows that were found by index. */
  bounded?: RegExp;
}

const listsOf = (call: DeskCallName, indexes: string[], queries: Record<string, string>[]): List[] =>
  queries.map((query) => ({ call, indexes, query }));
const person = { actor: 'Ruth Wanjiru' };
/** The indexes of a search. */
const searched = [
  'bills_by_date',
  'campaigns by key',
  'campaigns_by_position',
  'donors by key',
  'donors_by_name',
  'gifts_by_cause',
  'gifts_by_giver',
  'gifts_by_short_number',
  'news_by_date',
];
const lists: readonly List[] = [
  ...listsOf(
    'articleList',
    ['news by key', 'news_by_date'],
    [
      {},
      { state: 'draft' },
      { state: 'scheduled' },
      { state: 'published' },
      { search: 'well' },
      { search: 'well', state: 'published' },
    ],
  ),
  ...listsOf(
    'commentList',
    ['comments_by_state', 'news by key'],
    [{ state: 'held' }, { state: 'shown' }, { state: 'hidden' }],
  ),
  ...listsOf('planList', ['plans_missed'], [{ state: 'missing' }]),
  ...listsOf('deskUpdateList', ['campaigns by key', 'impact_updates_by_date', 'outbox_by_mailing'], [{}]),
  {
    call: 'paymentList',
    query: {},
    indexes: [
      'gifts_unmatched',
      'gift_entries_by_gift',
      'campaigns by key',
      'gifts_pending',
      'gifts_by_payer',
      'gifts_by_name',
      'donors_by_name',
    ],
    // The people who were named for the payers of a page.
    bounded: /^USE TEMP B-TREE FOR DISTINCT$/,
  },
  ...listsOf(
    'pictureList',
    ['campaigns by key', 'impact_updates by key', 'news by key', 'picture_files_by_time', 'picture_uses_by_picture'],
    [{}, { search: 'well' }],
  ),
  ...listsOf('activityList', ['audit_by_time'], [{}, { from: '2026-01-01', to: '2026-12-31' }]),
  ...listsOf('activityList', ['audit_by_actor'], [person, { ...person, from: '2026-01-01' }]),
  ...['zed', '1.00', '#1'].map((search) => ({
    call: 'deskSearch' as const,
    query: {},
    body: { search },
    indexes: [...searched, 'gift_sources_by_key', ...(search === '1.00' ? ['gifts_by_amount'] : [])],
    // The gifts of a giver on one day are sorted, and those whose purpose was found. All occasions are read: there are
    // far fewer than givers.
    bounded:
      /^(?:USE TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY|Incremental Sort|gifts_external_id_key|COMPOUND QUERY|LEFT-MOST SUBQUERY|UNION ALL|Append|(?:MATERIALIZE|SCAN) found|Materialize|CTE Scan|SCAN occasions|occasions by key)$/,
  })),
  ...['zed', '#1', makePaymentReference({ donor: 1, campaign: 1 }, 1)].map((search) => ({
    call: 'searchGifts' as const,
    query: {},
    body: { search },
    indexes: [
      'donors_by_name',
      'gifts_by_cause',
      'gifts_by_giver',
      'gifts_by_short_number',
      'gift_sources_by_key',
      ...(search.startsWith('RF') ? ['gifts_by_reference'] : []),
    ],
    // The gifts of at most 200 givers are sorted. Of each found pledge, the gift that paid it is read.
    bounded:
      /^(?:gifts_external_id_key|gifts_by_paid_pledge|gift_entries_by_gift|CORRELATED SCALAR SUBQUERY \d+|CREATE BLOOM FILTER|(?:donors|campaigns) by key|COMPOUND QUERY|LEFT-MOST SUBQUERY|UNION ALL|USE TEMP B-TREE FOR ORDER BY|Append|Materialize|Sort)$/,
  })),
  ...listsOf('activityList', ['audit_by_kind'], [{ kind: 'news' }]),
  ...listsOf('activityList', ['audit_by_actor_and_kind'], [{ ...person, kind: 'news' }]),
];

/**
 * The owner of the session, how often it has searched, whether the site is in maintenance mode, the people in the
 * activity log's filter, and gifts and addresses that were found: PostgreSQL reads the few gifts of a test in the order
 * of their dates.
 */
const others =
  /^(?:(?:staff|staff_sessions|limits|marks|pictures|picture_files)(?: by key)?|sqlite_autoindex_\w+|audit_by_actor(?:_and_kind)?|ModifyTable|donors_email_key_key|uploads by key|gifts(?: by key|_by_date))$/;

describe.each(engines)('the first page on $name', (engine) => {
  const queries: RootOperationNode[] = [];
  const recordQueries: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    context = await createTestContext(engine, {}, [recordQueries]);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
    const { clock, database } = context;
    const empty = { tags: '', cover_image_url: '', detail: '', author_name: '' };
    const article = { ...empty, draft: 0 as const, published_at: clock.now };
    const articles = [{}, { draft: 1 as const }, { published_at: clock.now + 1 }];
    const rows = articles.map((changes, at) => ({ ...article, ...titleColumns(`Well ${at}`), ...changes }));
    await database.insertInto('news').values(rows).execute();
    await database
      .insertInto('impact_updates')
      .values({ image_url: '', description: '', date_published: '2026-01-01', mailed: 1 })
      .execute();
    await addPayment(database, clock.now);
    const picture = { id: 'a'.repeat(32), address: '', bytes: 0, stored_at: clock.now };
    await database.insertInto('picture_files').values(picture).execute();
    await database
      .insertInto('pictures')
      .values({ id: picture.id, alt: 'Well', alt_key: 'well', focus_x: 50, focus_y: 50 })
      .execute();
  });
  afterAll(() => context.close());

  test.each(lists)('of $call $query $body is read by index', async ({ body, call, indexes, bounded, query }) => {
    queries.length = 0;
    await deskCall(context, call, { body, cookie, query });
    const { database, deps } = context;
    const explain = deps.engine === 'postgres' ? postgresSteps : sqliteSteps;
    const found = new Set<string>();
    for (const node of queries.splice(0)) {
      const query = database.getExecutor().compileQuery(node, { queryId: 'a plan' });
      for (const step of await explain(database, query)) found.add(step);
    }
    for (const index of indexes) expect(found).toContain(index);
    const known = (step: string) => indexes.includes(step) || others.test(step) || bounded?.test(step);
    expect([...found].filter((step) => !known(step))).toEqual([]);
  });
});

/** Adds a payment whose donor nobody knows. */
async function addPayment(database: Database, now: number): Promise<void> {
  const { id } = await database
    .insertInto('imports')
    .values({ source: 'oak', file_name: '', state: 'imported', uploaded_at: now, uploaded_by: 'ruth' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('gifts')
    .values({
      giver_key: 'name:zed',
      giver_name: 'Zed',
      name_key: 'zed',
      payer_key: 'zed',
      date: '2026-01-01',
      amount_cents: 100,
      cause: 'A well',
      payment_method: 'Bank transfer',
      payment_status: 'completed',
      import_id: id,
    })
    .execute();
}
