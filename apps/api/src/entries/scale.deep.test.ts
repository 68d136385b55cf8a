import { type Call, callPath, calls } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../database/schema.ts';
import { engines } from '../testing/engines.ts';
import { addLargeFoundation } from '../testing/large-foundation.ts';
import { aSignedInStaff } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

/** The sizes that are compared. The larger foundation has five times as many rows. */
const sizes = [0.002, 0.01] as const;

const desk = (call: Call, query: Record<string, string | number> = {}): string => callPath(call, { id: 471 }, query);

/** What depends on the page alone. `docs/budgets.md` names the calls that grow with the whole, and their limits. */
const addresses = [
  ...[calls.latestNews, calls.homeCampaigns, calls.books, calls.openBooks, calls.ledger].map(({ path }) => path),
  callPath(calls.newsDetail, { title: 'Report 11 from Joal' }),
  desk(deskCalls.giftList),
  desk(deskCalls.giftList, { order: 'oldest' }),
  desk(deskCalls.giftList, { campaign: 7 }),
  desk(deskCalls.giftList, { donor: 471 }),
  desk(deskCalls.giftList, { after: '2025-06-15.1' }),
  desk(deskCalls.giftTotals, { donor: 471 }),
  desk(deskCalls.giftChoices),
  desk(deskCalls.readGift),
  desk(deskCalls.deskMoney),
  desk(deskCalls.billList),
  desk(deskCalls.articleList),
  desk(deskCalls.articleList, { state: 'draft' }),
  desk(deskCalls.commentList),
  desk(deskCalls.commentList, { state: 'held' }),
  desk(deskCalls.activityList),
  desk(deskCalls.activityList, { actor: 'Ruth Wanjiru', kind: 'comment' }),
];

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

/** Runs a query again and returns the blocks that it read. */
async function blocksOf(database: Database, { parameters, sql }: CompiledQuery): Promise<number> {
  const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const { rows } = await database.executeQuery<Plan>(explain);
  const [plan] = rows.flatMap((row) => row['QUERY PLAN']);
  return (plan?.Plan['Shared Hit Blocks'] ?? 0) + (plan?.Plan['Shared Read Blocks'] ?? 0);
}

/** Creates a foundation. Returns a function that counts the blocks that a response needs. */
async function foundationOf(engine: (typeof engines)[number], size: number) {
  const queries: RootOperationNode[] = [];
  const recordQueries: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  // Not one that other tests use again, because its tables are changed.
  const { createTarget, name } = engine;
  const context: TestContext = await createTestContext({ name, createTarget }, {}, [recordQueries]);
  context.clock.now = Date.now();
  await addLargeFoundation(context.deps.databaseUrl ?? '', size);
  const { cookie } = await aSignedInStaff(context, 'owner');
  const blocksFor = async (url: string): Promise<number> => {
    queries.length = 0;
    const response = await context.app.inject({ url, headers: { cookie: `__Host-desk=${cookie}` } });
    expect(response.statusCode).toBe(200);
    const { database } = context;
    let blocks = 0;
    for (const node of queries.splice(0)) {
      const query = database.getExecutor().compileQuery(node, { queryId: 'a plan' });
      if (/^\s*select/i.test(query.sql)) blocks += await blocksOf(database, query);
    }
    return blocks;
  };
  return { blocksFor, close: () => context.close() };
}

type Foundation = Awaited<ReturnType<typeof foundationOf>>;

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))('five times the rows on $name', (engine) => {
  const foundations: Foundation[] = [];
  beforeAll(async () => {
    for (const size of sizes) foundations.push(await foundationOf(engine, size));
  }, 600_000);
  afterAll(async () => {
    for (const { close } of foundations) await close();
  });

  test.each(addresses)('need no more blocks for %s', { timeout: 120_000 }, async (url) => {
    const [few = 0, many = 0] = [await foundations[0]?.blocksFor(url), await foundations[1]?.blocksFor(url)];
    expect(few).toBeGreaterThan(0);
    // Pages of small tables are not full yet, and an index may be one level deeper.
    expect(many).toBeLessThanOrEqual(few * 2 + 150);
  });
});
