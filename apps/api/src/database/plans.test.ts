import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '@hearthlight/domain';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { removeExpired } from '../entries/expired-rows.ts';
import { addSampleData } from '../entries/sample/sample-data.ts';
import { checkPlans } from '../features/plans/check-plans.ts';
import { adminContextOf } from '../testing/admin.ts';
import { anApplicant, aSignedInDonor, browserOf, codeIn, password, signIn, signUp } from '../testing/donors.ts';
import { newFolder, sqlite } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const ada = 'ada@example.org';
const siteDirectory = newFolder();
const queries: RootOperationNode[] = [];
let context: TestContext;
let article: { id: number; title: string };
let campaign: { id: number };
let token: string;

/** Records every query that the server sends. */
const recordQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries.push(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  writeFileSync(join(siteDirectory, 'shell.html'), '<!--head-->');
  context = await createTestContext(sqlite, { siteDirectory }, [recordQueries]);
  const { clock, database, deps } = context;
  await addSampleData(database, clock.now, deps.passwords);
  article = await database
    .selectFrom('news')
    .select(['id', 'title'])
    .where('campaign_id', 'is not', null)
    .executeTakeFirstOrThrow();
  campaign = await database
    .selectFrom('campaigns')
    .select('id')
    .where('date_ended', 'is', null)
    .executeTakeFirstOrThrow();
  token = (await aSignedInDonor(context, ada)).access_token;
});

afterAll(async () => {
  await context.close();
  rmSync(siteDirectory, { recursive: true });
});

interface Step {
  sql: string;
  /** SQLite's description of the step. */
  detail: string;
}

/** Returns the steps of SQLite's query plan. Without statistics, the plan does not depend on the number of rows. */
async function planOf(node: RootOperationNode): Promise<Step[]> {
  const { sql, parameters } = context.database.getExecutor().compileQuery(node, { queryId: 'a plan' });
  const { rows } = await context.database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return rows
    .map(({ detail }) => ({ sql, detail }))
    .filter(({ detail }) => !/^(?:LIST SUBQUERY|(?:CORRELATED )?SCALAR SUBQUERY|CREATE BLOOM FILTER)/.test(detail));
}

/**
 * Describes how a step finds its rows: by indexed columns, or in index order up to a limit. Describes any other step,
 * such as a table scan or a sort, by SQLite's text and the query.
 */
function accessOf({ sql, detail }: Step): string {
  // The largest id is at the end of the table.
  if (detail === 'SEARCH campaigns') return 'campaigns by end';
  const [, searched, columns = ''] = /^SEARCH (\w+) USING .*\((.*)\)/.exec(detail) ?? [];
  if (searched) return `${searched} by ${columns.replaceAll(/[=<]\?/g, '').replaceAll(' AND ', ', ')}`;
  const inOrder = /^SCAN (\w+ USING .*INDEX|campaigns$)/.test(detail) && sql.endsWith(' limit ?');
  return inOrder ? `${detail.split(' ')[1]} in order` : `${detail}: ${sql}`;
}

interface Scenario {
  name: string;
  /** How its queries find their rows, sorted. `rowid` is the table's `id`. */
  accesses: string[];
  run: () => Promise<unknown>;
}

const scenarios: readonly Scenario[] = [
  {
    name: 'the newest news',
    accesses: ['news by draft, published_at', 'versions by name'],
    run: () => context.request('latestNews'),
  },
  {
    name: 'the campaigns of the home page',
    accesses: ['campaigns by end', 'campaigns in order', 'news by draft, published_at', 'versions by name'],
    run: () => context.request('homeCampaigns'),
  },
  {
    name: 'an article with its newest comments',
    accesses: [
      'campaigns by rowid',
      'comments by news_id, state',
      'news by draft, published_at',
      'news by rowid',
      'news by title',
      'versions by name',
    ],
    run: () => context.request('newsDetail', { params: { title: article.title } }),
  },
  {
    name: 'the page of an article',
    accesses: ['news by title'],
    run: () => context.app.inject(paths.news(article.title)),
  },
  {
    name: 'the sitemap',
    accesses: ['news by draft, published_at', 'versions by name'],
    run: () => context.app.inject('/sitemap.xml'),
  },
  {
    name: 'posting a comment',
    accesses: ['hold_words in order', 'limits by key', 'news by rowid'],
    run: () => {
      const body = { comentator_name: 'Halima G.', comment: 'A kind word of some length.' };
      return context.request('commentOnNews', { params: { id: article.id }, body });
    },
  },
  {
    name: 'signing in and out',
    accesses: ['donors by email_key', 'donors by rowid', 'limits by key', 'sessions by donor_id', 'sessions by id'],
    run: async () => {
      const { access_token: token, refresh_token } = await signIn(context, ada);
      await context.request('signOut', { token, body: { refresh_token } });
    },
  },
  {
    name: 'the dashboard',
    accesses: [
      'campaigns by rowid',
      'campaigns in order',
      'counter by reverses',
      'donors by rowid',
      'gifts by donor_id',
      'impact_updates in order',
      'occasions by rowid',
      'plans by reference',
      'pledge by rowid',
      'receipts by giver_key',
      'registrations by donor_id, campaign_id',
      'sessions by id',
    ],
    run: () => context.request('dashboard', { token }),
  },
  {
    name: 'joining a campaign',
    accesses: ['campaigns by rowid', 'donors by rowid', 'limits by key', 'sessions by id'],
    run: () => context.request('joinCampaign', { token, body: { campaign_id: campaign.id } }),
  },
  {
    name: 'setting a goal',
    accesses: ['books_currency by rowid', 'donors by rowid', 'limits by key', 'sessions by id'],
    run: () => context.request('setGoal', { token, body: { client_goal: '4000' } }),
  },
  {
    name: 'whether an account exists',
    accesses: ['donors by email_key', 'limits by key'],
    run: () => context.request('registrationDetailExistence', { body: { email: ada } }),
  },
  {
    name: 'signing up',
    // SQLite also looks up the donor's rows in other tables, because the insert could replace a referenced row.
    accesses: [
      'codes by code_hash',
      'codes by purpose, holder',
      'donors by email_key',
      'former_addresses by donor_id',
      'former_addresses by email_key',
      'gifts by donor_id',
      'gifts by giver_email_key',
      'limits by key',
      'registrations by donor_id',
      'sessions by donor_id',
      'update_mails by donor_id',
    ],
    run: () => signUp(context, 'eve@example.org'),
  },
  {
    name: 'resetting a password',
    accesses: [
      'codes by email_key, purpose',
      'codes by purpose, holder',
      'donors by email_key',
      'donors by rowid',
      'gifts by giver_email_key',
      'limits by key',
      'sessions by donor_id',
    ],
    run: async () => {
      const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email: ada } }));
      const code = codeIn(context.mails.at(-1));
      await context.request('verifyPasswordResetCode', { browser, body: { code } });
      await context.request('changePassword', { browser, body: { email: ada, password } });
    },
  },
  {
    name: 'a code whose mail fails',
    accesses: ['codes by code_hash', 'donors by email_key', 'limits by key'],
    run: () => {
      vi.spyOn(context.deps.mailer, 'send').mockRejectedValueOnce(new Error('refused'));
      return context.request('sendEmailVerificationCode', { body: anApplicant('bob@example.org') });
    },
  },
  {
    name: 'removing expired rows',
    accesses: [
      // It has a row for each file only.
      'SCAN imports: delete from "waiting_rows" where "decided_by" in (select "id" from "imports" where "imported_at" < ?)',
      // It has few rows, each with an index lookup.
      'SCAN occasions: delete from "occasions" where not exists (select "gifts"."id" from "gifts" where "gifts"."occasion_id" = "occasions"."id")',
      // It has a row for each open page only.
      'SCAN open_articles: delete from "open_articles" where "seen_at" < ?',
      'codes by expires_at',
      'codes by expires_at>?',
      'gift_entries by import_id',
      'gift_sources by import_id',
      'gifts by import_id',
      'gifts by occasion_id',
      'import_changes by import_id',
      'imports by state, uploaded_at',
      'left_out by import_id',
      'limits by resets_at',
      'limits by resets_at>?',
      'outbox by expires_at',
      'outbox by state, due_at>?',
      'sent_mails by sent_at',
      'sessions by expires_at',
      'sessions by expires_at>?',
      'staff_links by expires_at',
      'staff_sessions by expires_at',
      'staff_sessions by expires_at>?',
      'waiting_rows by decided_by',
      'waiting_rows by import_id',
    ],
    run: () => removeExpired(context.deps, context.clock.now),
  },
  {
    name: 'checking the standing orders',
    accesses: [
      // It sorts the payments of 200 plans.
      expect.stringMatching(/^USE TEMP B-TREE FOR ORDER BY: .* where "reference" in \(\?\)/),
      'donors by rowid',
      'gifts by reference',
      'gifts in order',
      'plans by rowid>?',
      'versions by name',
    ],
    run: async () => {
      const plan = { rhythm: 'monthly', amount_cents: 100, first_on: '2026-08-01', last_on: null } as const;
      await context.database
        .insertInto('plans')
        .values({ ...plan, reference: 'RF1' })
        .execute();
      await checkPlans(adminContextOf(context), { remind: false });
    },
  },
];

test.each(scenarios)('$name finds each row by index', async ({ accesses, run }) => {
  queries.length = 0;
  await run();
  const steps = (await Promise.all(queries.splice(0).map(planOf))).flat();
  // Changes ask whether the site is in maintenance mode, and pages do once a second.
  const found = new Set(steps.map(accessOf));
  found.delete('marks by name');
  expect([...found].toSorted()).toEqual(accesses);
});
