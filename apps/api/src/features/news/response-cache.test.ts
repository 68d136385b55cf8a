import { brotliDecompressSync } from 'node:zlib';

import { calls } from '@hearthlight/domain';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';

import { buildApp } from '../../entries/app.ts';
import { ResponseCache } from '../../platform/http/response-cache.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { newsVersion } from './news-version.ts';
import { newsRoutes } from './routes.ts';

const aStory = {
  title: 'A story',
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  published_at: 1,
  detail: `<p>${'Water. '.repeat(300)}</p>`,
  author_name: 'Ruth W.',
};

const publish = async ({ database }: TestContext) =>
  (await database.insertInto('news').values(aStory).returning('id').executeTakeFirstOrThrow()).id;

/** Returns `count` addresses of one title, each percent-encoded differently. */
const encodingsOf = (title: string, count: number) =>
  Array.from({ length: count }, (_, bits) =>
    Array.from(title, (character, at) =>
      character === ' ' || (bits >> at) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
    ),
  ).map((characters) => `/api/news/${characters.join('')}/`);

describe('a response cache', () => {
  const kilobyte = 'x'.repeat(1000);

  test('drops the least recently requested responses beyond its limit', async () => {
    const cache = new ResponseCache(() => Promise.resolve(1), 3000);
    const created: string[] = [];
    const read = (key: string) =>
      cache.get(key, () => {
        created.push(key);
        return Promise.resolve(kilobyte);
      });
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await read(key);
    expect(created).toEqual(['a', 'b', 'c', 'd', 'b']);
    expect(cache.bytes).toBe(3000);
    const { body } = await read('a');
    cache.addCopy(body, Buffer.alloc(500));
    expect(cache.bytes).toBe(2500);
    await cache.get('large', () => Promise.resolve(kilobyte.repeat(4)));
    expect(cache.bytes).toBeLessThanOrEqual(3000);
  });

  test('creates a response once for simultaneous requests, and retries after a failure', async () => {
    const cache = new ResponseCache(() => Promise.resolve(1));
    let created = 0;
    const create = async () => {
      created += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (created === 1) throw new Error('no database');
      return kilobyte;
    };
    const first = await Promise.allSettled([cache.get('a', create), cache.get('a', create)]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all([cache.get('a', create), cache.get('a', create)]);
    expect([created, cache.bytes]).toEqual([2, 1000]);
  });

  test('does not store a response of an earlier version that is ready too late', async () => {
    let version = 1;
    const cache = new ResponseCache(() => Promise.resolve(version));
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = cache.get('a', () => promise);
    await cache.get('b', () => Promise.resolve(kilobyte));
    version = 2;
    const read = async () => String((await cache.get('a', () => Promise.resolve('new'))).body);
    expect(await read()).toBe('new');
    resolve('old');
    expect(String((await late).body)).toBe('old');
    expect(await read()).toBe('new');
  });
});

describe.each(engines)('cached news on $name', (engine) => {
  test('stores an article once, regardless of its title’s encoding and unknown query parameters', async () => {
    const context = await createTestContext(engine);
    await context.database
      .insertInto('news')
      .values({ ...aStory, title: 'Water for all' })
      .execute();
    const cache = new ResponseCache(() => newsVersion(context.deps));
    const app = fastify();
    app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    const { languages } = context.deps.content.foundation;
    newsRoutes(app, { languages, newsCache: cache, now: Date.now, readDatabase: context.database });
    let length = 0;
    for (const [at, url] of encodingsOf('Water for all', 494).entries()) {
      const response = await app.inject({ method: 'GET', url: `${url}?n=${at}` });
      expect(response.statusCode).toBe(200);
      length = response.rawPayload.length;
    }
    expect(cache.bytes).toBe(length);
    await app.close();
    await context.close();
  });

  test('returns 304 for an unchanged response', async () => {
    const context = await createTestContext(engine);
    const id = await publish(context);
    for (const url of ['/api/latest-news/', '/api/news/A%20story/', '/sitemap.xml']) {
      const get = (headers: Record<string, string> = {}) => context.app.inject({ method: 'GET', url, headers });
      const first = await get();
      const etag = String(first.headers['etag']);
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
      for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await get({ 'if-none-match': known, 'accept-encoding': 'br' });
        expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
      }
      expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
      const tags = `Water ${url}`;
      await context.database.updateTable('news').set({ tags, title: 'A story' }).execute();
      if (url === '/sitemap.xml') await context.database.updateTable('news').set({ published_at: 1e12 }).execute();
      expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
    }
    expect(id).toBeGreaterThan(0);
    await context.close();
  });

  test('creates a sitemap of 10,000 articles once until news changes', async () => {
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('45000')) reads += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const context = await createTestContext(engine, {}, [counting]);
    for (let from = 0; from < 10_000; from += 1000) {
      const rows = Array.from({ length: 1000 }, (_, at) => ({ ...aStory, title: `Story ${from + at}` }));
      await context.database.insertInto('news').values(rows).execute();
    }
    const get = () => context.app.inject({ method: 'GET', url: '/sitemap.xml' });
    const responses = [await get(), await get(), await get()];
    for (const { body } of responses) expect(body.match(/<loc>/g)?.length).toBeGreaterThan(10_000);
    expect(reads).toBe(1);
    await context.database.updateTable('news').set({ tags: 'Fire' }).where('title', '=', 'Story 7').execute();
    await get();
    expect(reads).toBe(2);
    await context.close();
  });

  test('creates a response once until news changes', async () => {
    const context = await createTestContext(engine);
    const cache = new ResponseCache(() => newsVersion(context.deps));
    let created = 0;
    const read = async () => {
      const { body } = await cache.get('/x', () => {
        created += 1;
        return Promise.resolve(`response ${created}`);
      });
      return body.toString();
    };
    expect([await read(), await read(), await read()]).toEqual(['response 1', 'response 1', 'response 1']);
    await publish(context);
    expect([await read(), await read()]).toEqual(['response 2', 'response 2']);
    await context.database.updateTable('news').set({ tags: 'Fire' }).execute();
    expect(await read()).toBe('response 3');
    await context.database.deleteFrom('news').execute();
    expect(await read()).toBe('response 4');
    await context.close();
  });

  test('one process returns a comment that another just stored, compressed or not', async () => {
    const context = await createTestContext(engine);
    const other = await buildApp(context.deps);
    const id = await publish(context);
    const read = async (headers: Record<string, string>) => {
      const answer = await other.inject({ method: 'GET', url: '/api/news/A%20story/', headers });
      const body = headers['accept-encoding'] ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
      return calls.newsDetail.response.parse(JSON.parse(body.toString())).comments.length;
    };
    for (let count = 0; count < 4; count += 1) {
      expect([await read({}), await read({ 'accept-encoding': 'gzip, br' })]).toEqual([count, count]);
      const body = { comentator_name: 'Halima G.', comment: `A kind word, number ${count}, of some length.` };
      await context.request('commentOnNews', { params: { id }, body });
    }
    await other.close();
    await context.close();
  });
});
