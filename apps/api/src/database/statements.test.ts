import { Client } from 'pg';
import { expect, test, vi } from 'vitest';

import { removeExpired } from '../entries/expired-rows.ts';
import { addSampleData } from '../entries/sample/sample-data.ts';
import { noAccountMail } from '../features/accounts/mails.ts';
import { mailKinds } from '../features/index.ts';
import { createMailSender } from '../platform/mail/mail-sender.ts';
import { anArticleFile, runAdmin } from '../testing/admin.ts';
import { aSignedInDonor, browserOf, codeIn, password } from '../testing/donors.ts';
import { engines, hasPostgres } from '../testing/engines.ts';
import { aSmallSample } from '../testing/small-sample.ts';
import { content, createTestContext, type TestContext } from '../testing/test-context.ts';

const email = 'ada@example.org';

/** Statements that other engines with PostgreSQL's protocol support (docs/operating.md, 'Other engines'). */
const allowed =
  /^(?:select|insert into|update|delete from|begin|commit|rollback|create (?:table|(?:unique )?index|function|trigger)|alter (?:table|index)|drop (?:table|index)) ?/;

/**
 * Features that those engines lack or that a pooler in transaction mode breaks: advisory locks, session state,
 * notifications, cursors, table locks, sequence positions, system columns and maintenance.
 */
const refused =
  /advisory|^set |^reset |^discard|^prepare|^deallocate|^listen|^notify|^declare|^copy|^lock|^vacuum|\btemp(?:orary)?\b|nextval|currval|lastval|setval|skip locked|nowait|\bctid\b|\bxmin\b|["\w] (?:big|small)?serial\b|generated always|with recursive|materialized/;

/** Makes every call, sends mails, removes expired rows and runs admin commands. */
async function useEverything(context: TestContext): Promise<void> {
  const { app, clock, database, deps, request } = context;
  await addSampleData(database, clock.now, deps.passwords, {
    donor: true,
    sample: aSmallSample,
    books: { timeZone: 'UTC', secret: deps.secret, payer: 'Hearthlight' },
  });
  const article = await database.selectFrom('news').select(['id', 'title']).executeTakeFirstOrThrow();
  const campaign = await database.selectFrom('campaigns').select('id').executeTakeFirstOrThrow();
  const { access_token: token, refresh_token } = await aSignedInDonor(context, email);
  for (const name of ['userDetails', 'dashboard', 'statement'] as const) await request(name, { token });
  await request('setGoal', { token, body: { client_goal: '4000' } });
  await request('joinCampaign', { token, body: { campaign_id: campaign.id } });
  await request('registrationDetailExistence', { body: { email } });
  await request('latestNews');
  await request('homeCampaigns');
  await request('newsDetail', { params: { title: article.title } });
  for (let at = 0; at < 2; at += 1) {
    const body = { comentator_name: 'Halima G.', comment: 'A kind word of some length.' };
    await request('commentOnNews', { params: { id: article.id }, body });
  }
  const browser = browserOf(await request('sendPasswordResetCode', { body: { email } }));
  const code = codeIn(context.mails.at(-1));
  await request('verifyPasswordResetCode', { body: { code }, browser });
  await request('changePassword', { body: { email, password }, browser });
  await request('signOut', { token, body: { refresh_token } });
  for (const url of ['/sitemap.xml', '/readyz']) await app.inject(url);
  await removeExpired(context.deps, clock.now);
  const id = /\d+/.exec(await runAdmin(context, ['news', 'add', anArticleFile('Roofs')]))?.[0] ?? '';
  await runAdmin(context, ['news', 'edit', id, anArticleFile('Roofs')]);
  await runAdmin(context, ['news', 'remove', id, '--yes']);
  const gift = ['--amount', '5', '--cause', 'A roof', '--method', 'Paypal service'];
  await runAdmin(context, ['gift', 'add', email, ...gift]);
  for (const group of ['news', 'campaign', 'update', 'donor', 'comment', 'mail', 'audit']) {
    await runAdmin(context, [group, 'list']);
  }
  await runAdmin(context, ['donor', 'export', email]);
  await runAdmin(context, ['donor', 'delete', email, '--yes']);
  await runAdmin(context, ['sample', 'remove', '--yes']);
}

/** Records the text of every statement sent to PostgreSQL from now on. */
function recordStatements(): Set<string> {
  const statements = new Set<string>();
  const send = Reflect.get(Client.prototype, 'query');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function record(this: Client, ...parameters: unknown[]) {
    const [query] = parameters;
    const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
    statements.add(String(text).trim().replace(/\s+/g, ' ').toLowerCase());
    return Reflect.apply(send, this, parameters);
  });
  return statements;
}

test.runIf(hasPostgres)(
  'uses only statements that engines with PostgreSQL’s protocol share, and no limit without a total order',
  async () => {
    const engine = engines.find(({ name }) => name === 'PostgreSQL');
    if (!engine) throw new Error('PostgreSQL is reachable but not among the engines');
    const { createTarget, name } = engine;
    const statements = recordStatements();
    const context = await createTestContext({ name, createTarget });
    await useEverything(context);
    const { database, deps } = context;
    const transport = { deliver: () => Promise.resolve(''), close: () => undefined };
    const services = {
      database,
      now: deps.now,
      secret: deps.secret,
      kinds: mailKinds,
      transport,
      logError: () => undefined,
    };
    await createMailSender(services).send(noAccountMail(content, { to: email }));
    await context.close();
    const list = [...statements].filter((text) => !/schema .*hearthlight_test_/.test(text)).toSorted();
    expect(list.length).toBeGreaterThan(80);
    expect(list).toContainEqual(expect.stringMatching(/^create table donors /));
    expect(list.filter((statement) => !allowed.test(statement))).toEqual([]);
    expect(list.filter((statement) => refused.test(statement))).toEqual([]);
    // Without a unique column at the end, rows with equal times have no defined order.
    const unordered = list.filter(
      (text) => /\blimit\b/.test(text) && !/order by [^()]*"(?:id|month|word)"(?: desc)? limit/.test(text),
    );
    // Sessions of one donor with the same time are interchangeable.
    expect(unordered).toEqual([expect.stringMatching(/^delete from "sessions"/)]);
  },
);
