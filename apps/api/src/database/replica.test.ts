import { calls, paths } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { aSignedInDonor, browserOf, codeIn, password } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import type { Database } from './schema.ts';

const email = 'ada@example.org';

const anArticle = (title: string) => ({
  title,
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  published_at: 1,
  detail: '<p>Water.</p>',
  author_name: 'Ruth W.',
});

const publish = async (database: Database, title: string) =>
  (await database.insertInto('news').values(anArticle(title)).returning('id').executeTakeFirstOrThrow()).id;

/** The replica has no donors and older news: recent writes have not arrived there. */
describe.each(engines)('a server with an outdated replica on $name', (engine) => {
  let replica: TestContext;
  let context: TestContext;
  let id: number;
  beforeEach(async () => {
    replica = await createTestContext(engine);
    await publish(replica.database, 'A story');
    context = await createTestContext(engine, { readDatabase: replica.database });
    id = await publish(context.database, 'A story');
    await publish(context.database, 'News of today');
  });
  afterEach(async () => {
    await context.close();
    await replica.close();
  });

  /** The titles in the list of news. */
  const titles = async () => {
    const news = calls.latestNews.response.parse((await context.request('latestNews')).json());
    return news.map(({ title }) => title);
  };

  test('serves articles, the list of news and the sitemap from the replica', async () => {
    expect(await titles()).toEqual(['A story']);
    expect((await context.request('newsDetail', { params: { title: 'News of today' } })).statusCode).toBe(404);
    expect((await context.app.inject(paths.news('News of today'))).statusCode).not.toBe(200);
    expect((await context.app.inject('/sitemap.xml')).body).not.toContain('News%20of%20today');
  });

  test('shows articles that arrive in the replica after a response was cached', async () => {
    expect(await titles()).toEqual(['A story']);
    await publish(replica.database, 'News of today');
    expect((await titles()).toSorted()).toEqual(['A story', 'News of today']);
  });

  test('stores comments in the database', async () => {
    const body = { comentator_name: 'Halima G.', comment: 'A kind word of some length.' };
    expect((await context.request('commentOnNews', { params: { id }, body })).statusCode).toBe(200);
    expect(await context.database.selectFrom('comments').select('id').execute()).toHaveLength(1);
    expect(await replica.database.selectFrom('comments').select('id').execute()).toEqual([]);
  });

  test('never reads a donor’s data from the replica, from sign-up to a changed password', async () => {
    const { access_token: token } = await aSignedInDonor(context, email);
    for (const name of ['userDetails', 'dashboard'] as const) {
      expect((await context.request(name, { token })).statusCode).toBe(200);
    }
    const exists = await context.request('registrationDetailExistence', { body: { email } });
    expect(exists.json()).toEqual({ email: 'Non-available' });
    const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email } }));
    const code = codeIn(context.mails.at(-1));
    const verified = await context.request('verifyPasswordResetCode', { body: { code }, browser });
    const body = { email, password: `${password}-2` };
    const changed = await context.request('changePassword', { body, browser });
    expect([verified.statusCode, changed.statusCode]).toEqual([200, 200]);
    expect((await context.request('dashboard', { token })).statusCode).toBe(401);
    for (const table of ['donors', 'sessions', 'codes', 'limits'] as const) {
      expect(await replica.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
