import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls, limits, paths } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { addContent, editContent } from '../../actions/content.ts';
import { adminContextOf, aMarkdownFile, anArticleFile } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { newsArticles, publishArticle, readWrittenArticle } from './commands.ts';
import { publishRevision, readArticle, saveArticle } from './edit-article.ts';

const comment = { comentator_name: 'Halima G.', comment: 'A kind word of some length for this story.' };

describe.each(engines)('news on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  beforeEach(async () => {
    const siteDirectory = newFolder();
    writeFileSync(join(siteDirectory, 'shell.html'), '<!--head-->');
    context = await createTestContext(engine, { siteDirectory });
    admin = adminContextOf(context);
    await addContent(admin, newsArticles, anArticleFile('Old news', 'date: 2026-01-01'));
  });
  afterEach(() => context.close());

  const add = (title: string, more = '', options = {}) =>
    addContent(admin, newsArticles, anArticleFile(title, more), options);
  const detailOf = (title: string) => context.request('newsDetail', { params: { title } });
  const page = (title: string, query = '') => context.app.inject({ method: 'GET', url: paths.news(title) + query });

  /** Returns where visitors can see or comment on an article. */
  const seen = async (id: number, title: string) => {
    const latest = calls.latestNews.response.parse((await context.request('latestNews')).json());
    const other = calls.newsDetail.response.parse((await detailOf('Old news')).json());
    const sitemap = (await context.app.inject('/sitemap.xml')).body;
    const posted = await context.request('commentOnNews', { params: { id }, body: comment });
    return {
      latest: latest.some((article) => article.id === id),
      related: other.latest_news.some((article) => article.id === id),
      call: (await detailOf(title)).statusCode,
      page: (await page(title)).statusCode,
      sitemap: sitemap.includes(paths.news(title)),
      comment: posted.statusCode,
    };
  };
  const nowhere = { latest: false, related: false, call: 404, page: 404, sitemap: false, comment: 404 };
  const everywhere = { latest: true, related: true, call: 200, page: 200, sitemap: true, comment: 200 };

  test('a draft is shown nowhere until it is published, and gets the date of its publication', async () => {
    const { id } = await add('Soon', '', { draft: true });
    expect(await seen(id, 'Soon')).toEqual(nowhere);
    expect((await newsArticles.list(context.database)).lines[0]).toBe(`${id}\tdraft\tSoon`);
    expect((await newsArticles.list(context.database)).rows[0]).toMatchObject({
      id,
      draft: true,
      published_at: null,
    });
    await editContent(admin, newsArticles, id, anArticleFile('Very soon'));
    expect(await seen(id, 'Very soon')).toEqual(nowhere);
    context.clock.now += 60_000;
    expect(await publishArticle(admin, id)).toMatchObject({ publishedAt: context.clock.now, isShown: true });
    expect(await seen(id, 'Very soon')).toEqual(everywhere);
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      action: 'news publish',
      subject: `news ${id}`,
    });
    await expect(publishArticle(admin, id)).rejects.toThrow(`Article ${id} is already published.`);
    await expect(publishArticle(admin, 999)).rejects.toThrow('This article no longer exists.');
    // Visitors never saw the draft's title, so it does not redirect.
    expect([(await detailOf('Soon')).statusCode, (await page('Soon')).statusCode]).toEqual([404, 404]);
  });

  test.each([{ draft: false }, { draft: true }])(
    'an article with a future date is shown from that millisecond: %j',
    async ({ draft }) => {
      const at = context.clock.now + 3_600_000;
      const { id } = await add('At last', `date: ${new Date(at).toISOString()}`, { draft });
      expect(await seen(id, 'At last')).toEqual(nowhere);
      const published = draft ? await publishArticle(admin, id) : { publishedAt: at, isShown: false };
      expect(published).toMatchObject({ publishedAt: at, isShown: false });
      context.clock.now = at - 1;
      expect(await seen(id, 'At last')).toEqual(nowhere);
      // Nothing is written to the database in between: the caches must expire by time.
      context.clock.now = at;
      expect(await seen(id, 'At last')).toEqual(everywhere);
    },
  );

  test('refuses the title of another article, an unknown campaign and an empty text', async () => {
    await expect(add('Old news')).rejects.toThrow('An article with this title already exists.');
    await expect(add('New', 'campaign: 999999')).rejects.toThrow(/campaign/);
    const unsafe = aMarkdownFile(
      'title: Unsafe\ntags: [Roofs]\ncover_image_url: /pictures/roof.svg\nauthor_name: Ruth W.',
      '<script>alert(1)</script>',
    );
    await expect(addContent(admin, newsArticles, unsafe)).rejects.toThrow(
      'The text is empty after unsafe HTML is removed.',
    );
  });

  test('unpublished articles do not count among the newest', async () => {
    for (let at = 0; at < limits.latestNews + 1; at += 1) {
      await add(`Draft ${at}`, '', { draft: true });
      await add(`Future ${at}`, 'date: 2030-01-01');
    }
    const latest = calls.latestNews.response.parse((await context.request('latestNews')).json());
    expect(latest.map(({ title }) => title)).toEqual(['Old news']);
  });

  test('a former title redirects the page, and the call returns the article', async () => {
    const { id } = await add('A/B roofs: 50 %');
    await editContent(admin, newsArticles, id, anArticleFile('Roofs & nails'));
    await editContent(admin, newsArticles, id, anArticleFile('Roofs'));
    for (const former of ['A/B roofs: 50 %', 'Roofs & nails']) {
      const { headers, statusCode } = await page(former, '?from=mail&x=%C3%A9');
      expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
        301,
        '/news/Roofs?from=mail&x=%C3%A9',
        'no-cache',
      ]);
      const response = await detailOf(former);
      const { news_details: article } = calls.newsDetail.response.parse(response.json());
      expect([response.statusCode, article.id, article.title]).toEqual([200, id, 'Roofs']);
    }
    expect((await page('Roofs')).statusCode).toBe(200);
    expect((await context.app.inject('/sitemap.xml')).body.match(/Roofs/g)).toHaveLength(1);
  });

  test('a title that changes back, or that another article takes, returns the article with that title', async () => {
    const { id } = await add('One');
    await editContent(admin, newsArticles, id, anArticleFile('Two'));
    await editContent(admin, newsArticles, id, anArticleFile('One'));
    expect([(await page('One')).statusCode, (await page('Two')).headers['location']]).toEqual([200, '/news/One']);
    const other = await add('Two');
    expect((await page('Two')).statusCode).toBe(200);
    await editContent(admin, newsArticles, other.id, anArticleFile('Three'));
    expect((await page('Two')).headers['location']).toBe('/news/Three');
    await newsArticles.remove(admin, other.id);
    expect([(await page('Two')).statusCode, (await detailOf('Two')).statusCode]).toEqual([404, 404]);
  });

  test('a former title does not reveal the current title of an unpublished article', async () => {
    const { id } = await add('Shown');
    await editContent(admin, newsArticles, id, anArticleFile('Secret', 'date: 2030-01-01'));
    expect([(await page('Shown')).statusCode, (await detailOf('Shown')).statusCode]).toEqual([404, 404]);
  });

  test('returns the Markdown as written, which produces the same article again', async () => {
    const body = '# Roofs\n\nA **bold** <script>alert(1)</script> story, 5 * 4.\n\n* one\n* two';
    const matter = [
      'title: "50 %: roofs, #1"',
      'tags: [Roofs, "São Tomé"]',
      'cover_image_url: /pictures/roof.svg',
      'cover_image_description: "A roof: red"',
      'author_name: Ruth W.',
      'date: 2026-11-12T10:00:00+01:00',
      `campaign: ${await addCampaign(context.database)}`,
    ].join('\n');
    const { id } = await addContent(admin, newsArticles, aMarkdownFile(matter, `\n${body}\n`));
    const { document, fields } = await readWrittenArticle(context.database, id);
    expect(fields).toMatchObject({ id, title: '50 %: roofs, #1', draft: false, text: body });
    expect(document.endsWith(`---\n${body}`)).toBe(true);
    const row = () => context.database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
    const before = await row();
    const file = join(newFolder(), 'written.md');
    writeFileSync(file, document);
    await editContent(admin, newsArticles, id, file);
    // The edit is a revision.
    const revised = {
      revision: 1,
      published_revision: 1,
      edited_at: context.clock.now,
      edited_by: admin.actor,
    };
    expect(await row()).toEqual({ ...before, ...revised });
    await expect(readWrittenArticle(context.database, 999)).rejects.toThrow('This article no longer exists.');
  });

  test('returns the text that was published in the desk since', async () => {
    const { id } = await add('Replaced');
    const { published_at, revision, text } = await readArticle(context.database, id, context.clock.now);
    const body = { ...text, detail: '<p>Twelve roofs.</p>', based_on: revision };
    const saved = await saveArticle(admin, id, body);
    const newest = /---\n<p>Twelve roofs\.<\/p>$/;
    expect((await readWrittenArticle(context.database, id)).document).toMatch(newest);
    const publication = { at: null, based_on: saved.revision, replaces: published_at };
    await publishRevision(admin, id, publication);
    expect((await readWrittenArticle(context.database, id)).document).toMatch(newest);
  });

  test('returns a draft without a date, and HTML if no Markdown was stored', async () => {
    const { id } = await add('Later', '', { draft: true });
    await context.database.updateTable('news').set({ markdown: null }).where('id', '=', id).execute();
    const { document } = await readWrittenArticle(context.database, id);
    expect(document).not.toMatch(/date|description/);
    expect(document.endsWith('---\n<h2>Roofs</h2>\n<p>A <strong>bold</strong>  story.</p>')).toBe(true);
  });
});
