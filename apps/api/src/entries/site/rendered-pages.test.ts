import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { commentNotSent, paths } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { escapeHtml } from '../../lib/html.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { buildApp } from '../app.ts';

const page = (text: string) =>
  `<!doctype html><html lang="en"><head><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin />\n<!--head--></head><body>${text}</body></html>`;

/** Creates a built site whose renderer writes its data and a call count into the page. */
function aBuiltSite(): string {
  const directory = newFolder();
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html': page('Home without news'),
    'shell.html': page('An empty article'),
    'not-found.html': page('No such page'),
    'news-not-found.html': page('No such article'),
    '.server/templates.json': JSON.stringify({
      home: page('home <!--app-->'),
      news: page('news <!--app-->'),
    }),
    '.server/server.js': `let count = 0;
      export const renderPage = async (template, { address, data, sanitizeHtml }) => {
        count += 1;
        if (data.newsDetail?.news_details.tags === 'Fails') throw new Error('a mistake in a page view');
        const { detail = '' } = data.newsDetail?.news_details ?? {};
        const shown = { ...data, address, count, clean: sanitizeHtml(detail) };
        return template.replace('<!--app-->', () => '<pre>' + JSON.stringify(shown) + '</pre>');
      };`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}

interface Shown {
  count: number;
  renderedAt: string;
  clean: string;
  address: string;
  latestNews?: { title: string; detail: string }[];
  newsDetail?: { comments: { comment: string }[]; latest_news: { detail: string }[] };
  comments?: { page: number; total: number };
  postedComment?: { entry: object; result: object };
}

const shownIn = (html: string): Shown => JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? '{}');

const aStory = {
  title: 'A/B & story',
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  published_at: 1,
  detail: `<p>Water <b>for</b> all &amp; more. <script>run()</script></p>${'<p>More.</p>'.repeat(300)}`,
  author_name: 'Ruth W.',
};
const address = paths.news(aStory.title);
const anEntry = { comentator_name: 'Halima G.', comment: 'A kind word of some length, in two\nlines.' };
const origin = 'https://hearthlight.example';

describe.each(engines)('rendered pages on $name', (engine) => {
  let context: TestContext;
  let siteDirectory: string;
  beforeEach(async () => {
    siteDirectory = aBuiltSite();
    context = await createTestContext(engine, { siteDirectory });
    await context.database.insertInto('news').values(aStory).execute();
  });
  afterEach(async () => {
    await context.close();
    rmSync(siteDirectory, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    context.app.inject({ method: 'GET', url, headers });
  const post = (fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
    context.app.inject({
      method: 'POST',
      url: paths.comment(aStory.title),
      remoteAddress: '203.0.113.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  test('home and its alias have the latest news with excerpts and a share card', async () => {
    for (const url of ['/', '/home']) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      const { count, latestNews, renderedAt } = shownIn(body);
      expect([count, renderedAt]).toEqual([1, aMoment]);
      expect(latestNews).toEqual([expect.objectContaining({ title: aStory.title })]);
      expect(latestNews?.[0]?.detail).toMatch(/^Water for all &amp; more\. More\./);
      expect(body).toContain('<link rel="canonical" href="https://hearthlight.example/" />');
    }
    expect(shownIn((await get('/?stories=all&from=mail')).body).address).toBe('/?stories=all');
  });

  test('an article shows its sanitized HTML, its comments and related articles with excerpts', async () => {
    await context.database
      .insertInto('news')
      .values({ ...aStory, title: 'Another', detail: '<p>Other.</p>' })
      .execute();
    const { body, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    const { clean, comments, newsDetail } = shownIn(body);
    expect(clean).toContain('<p>Water <b>for</b> all &amp; more. </p>');
    expect(newsDetail?.latest_news.map(({ detail }) => detail)).toEqual(['Other.']);
    expect(comments).toEqual({ page: 1, total: 0 });
    expect(body).toContain(`<title>${escapeHtml(aStory.title)} · Hearthlight Foundation</title>`);
  });

  test('caches a page until news or comments change, even in another process', async () => {
    const other = await buildApp(context.deps);
    const read = async () => shownIn((await other.inject({ method: 'GET', url: address })).body);
    expect([(await read()).count, (await read()).count]).toEqual([1, 1]);
    expect((await post(anEntry)).statusCode).toBe(303);
    const { comments, count, newsDetail } = await read();
    expect([count, comments?.total, newsDetail?.comments[0]?.comment]).toEqual([2, 1, anEntry.comment]);
    await other.close();
  });

  test('caches the ages of comments for at most ten minutes', async () => {
    expect(shownIn((await get(address)).body).renderedAt).toBe(aMoment);
    context.clock.now += 600_000;
    expect(shownIn((await get(address)).body).renderedAt).not.toBe(aMoment);
  });

  test('returns 304 for an unchanged page', async () => {
    for (const url of ['/', address]) {
      const { headers } = await get(url);
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('returns an uncached 404 for an unknown title and a page after the last comment', async () => {
    for (const url of ['/news/nothing', `${address}?comments=2`]) {
      const { body, statusCode } = await get(url);
      expect([statusCode, body]).toEqual([404, expect.stringContaining('No such article')]);
    }
    const { body, statusCode } = await get('/nothing');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('No such page')]);
  });

  test('paginates comments', async () => {
    const { id } = await context.database.selectFrom('news').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 60 }, (_, at) => ({
      news_id: id,
      comentator_name: 'Halima G.',
      comment: `A kind word, number ${at}.`,
      published_at: at,
      state: 'shown' as const,
      held_reason: null,
      text_hash: String(at),
    }));
    await context.database.insertInto('comments').values(rows).execute();
    const { comments, newsDetail } = shownIn((await get(`${address}?comments=2`)).body);
    expect([comments, newsDetail?.comments.length]).toEqual([{ page: 2, total: 60 }, 10]);
    expect(shownIn((await get(`${address}?comments=x`)).body).comments?.page).toBe(1);
  });

  test('sends a page without news when rendering fails', async () => {
    await context.database.updateTable('news').set({ tags: 'Fails' }).execute();
    const { body, statusCode } = await get(address);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('An empty article')]);
    expect(body).toContain('property="og:type" content="article"');
  });

  test('sends home without news while the database fails', async () => {
    await context.database.schema.dropTable('versions').execute();
    const { body, statusCode } = await get('/');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Home without news')]);
  });

  test('sends pages without news with another backend', async () => {
    const other = await buildApp({ ...context.deps, backend: 'https://api.example' });
    const read = async (url: string) => (await other.inject({ method: 'GET', url })).body;
    expect([await read('/'), await read(address)]).toEqual([
      expect.stringContaining('Home without news'),
      expect.stringContaining('An empty article'),
    ]);
    await other.close();
  });

  test('sends separately cached pages without font preloads for Save-Data', async () => {
    for (const url of ['/', address, '/nothing']) {
      const [full, small] = [await get(url), await get(url, { 'save-data': 'on' })];
      expect([full.body.includes('as="font"'), full.body.includes('data-save-data')]).toEqual([true, false]);
      expect([small.body.includes('as="font"'), small.body.includes('data-save-data')]).toEqual([false, true]);
      expect(small.headers['vary']).toMatch(/save-data/i);
    }
  });

  const stored = () =>
    context.database.selectFrom('comments').select(['comment', 'comentator_name', 'state']).execute();

  describe('a comment form posted without JavaScript', () => {
    test('stores the comment, redirects to the article and says thank you', async () => {
      const answer = await post({ ...anEntry, website: '' });
      expect([answer.statusCode, answer.headers['location']]).toEqual([303, `${address}?comment=shown#comments`]);
      expect(await stored()).toEqual([{ ...anEntry, state: 'shown' }]);
      const { postedComment } = shownIn((await get(`${address}?comment=shown`)).body);
      expect(postedComment).toEqual({
        entry: { comentator_name: '', comment: '' },
        result: { ok: true, message: 'Thank you! Your comment is now part of this story.' },
      });
    });

    test('holds a comment like the call', async () => {
      await post(anEntry);
      const answer = await post(anEntry);
      expect(answer.headers['location']).toBe(`${address}?comment=held#comments`);
      expect((await stored()).map(({ state }) => state).toSorted()).toEqual(['held', 'shown']);
    });

    test('refuses text that no document can contain', async () => {
      const answer = await post({ ...anEntry, comment: `${anEntry.comment}\uFFFE` });
      expect([answer.statusCode, await stored()]).toEqual([400, []]);
    });

    test('keeps the typed text when it is refused', async () => {
      const entry = { comentator_name: 'ab', comment: 'short' };
      const answer = await post(entry);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
      const message = 'Please enter a valid name.';
      expect(shownIn(answer.body).postedComment).toEqual({
        entry,
        result: {
          ok: false,
          message,
          fields: {
            comentator_name: message,
            comment: 'Please enter a valid message description. Min. length : 20 characters.',
          },
        },
      });
      expect(await stored()).toEqual([]);
      expect(shownIn((await get(address)).body).postedComment).toBeUndefined();
    });

    test('refuses a comment with the honeypot field', async () => {
      const answer = await post({ ...anEntry, website: 'https://spam.example' });
      expect([answer.statusCode, shownIn(answer.body).postedComment]).toEqual([
        400,
        { entry: anEntry, result: { ok: false, message: commentNotSent() } },
      ]);
      expect(await stored()).toEqual([]);
    });

    test('applies the limits of the call', async () => {
      for (const word of ['a', 'b', 'c', 'd', 'e'])
        expect((await post({ ...anEntry, comment: `${anEntry.comment} ${word}` })).statusCode).toBe(303);
      const answer = await post({ ...anEntry, comment: `${anEntry.comment} f` });
      expect([answer.statusCode, shownIn(answer.body).postedComment?.result]).toEqual([
        400,
        { ok: false, message: 'Too many attempts. You can try again in 10 minutes.' },
      ]);
      expect(answer.headers['retry-after']).toBe('600');
    });

    test.each([{}, { origin: 'https://other.example' }, { origin: 'null' }])(
      'refuses a post from another site: %j',
      async (headers: Record<string, string>) => {
        const answer = await post(anEntry, headers);
        expect([answer.statusCode, answer.body]).toEqual([403, refusals.otherSite]);
        expect(await stored()).toEqual([]);
      },
    );

    test('returns 404 for an unknown article', async () => {
      const url = paths.comment('nothing');
      const answer = await context.app.inject({ method: 'POST', url, headers: { origin }, payload: {} });
      expect(answer.statusCode).toBe(404);
    });
  });
});
