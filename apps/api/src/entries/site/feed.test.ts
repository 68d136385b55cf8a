import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

/** Returns the errors of an XML parser. */
function errorsIn(xml: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => errors.push(message));
  parser.write(xml).close();
  return errors;
}

describe.each(engines)('feed and badge on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    context.app.inject({ method: 'GET', url, headers });

  test('the feed has the newest articles, escaped, and is updated with them', async () => {
    const empty = await get('/feed.xml');
    expect([empty.statusCode, empty.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(empty.body).not.toContain('<entry>');
    const { id } = await context.database
      .insertInto('news')
      .values({
        title: 'A & B <roofs>',
        tags: 'Roofs, Guinea',
        cover_image_url: '/pictures/roof.svg',
        cover_image_description: null,
        published_at: context.clock.now,
        detail: '<p>The nails\b\f\uFFFF &amp; the storm. <img src="/pictures/roof.svg"></p>',
        author_name: 'Ruth & Co',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body, headers } = await get('/feed.xml');
    for (const part of [
      'xml:base="https://hearthlight.example/"',
      '<link rel="self" type="application/atom+xml" href="https://hearthlight.example/feed.xml"/>',
      `<id>tag:hearthlight.example,2011:news/${id}</id>`,
      '<title>A &amp; B &lt;roofs&gt;</title>',
      'href="https://hearthlight.example/news/A%20%26%20B%20%3Croofs%3E"',
      '<updated>2026-11-20T09:30:00.000Z</updated>',
      '<category term="Roofs"/><category term="Guinea"/>',
      '<content type="html">&lt;p&gt;The nails &amp;amp; the storm.',
    ]) {
      expect(body).toContain(part);
    }
    expect((await get('/feed.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('the badge shows a campaign’s progress and can be embedded by other sites', async () => {
    const id = await addCampaign(context.database, { cents: 1_124_000, title: 'Wells & "more" <b>' });
    const { body, headers, statusCode } = await get(`/campaigns/${id}/badge.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('<title>Wells &amp; &quot;more&quot; &lt;b&gt;: $11,240 of $18,000 (62%)</title>');
    expect(body).not.toContain('<b>');
  });

  test('feed, badge and sitemap parse as XML with any stored text', async () => {
    const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => text.replaceAll('\0', ''));
    const id = await addCampaign(context.database);
    const anyStored = fc.asyncProperty(any, any, any, async (title, tags, detail) => {
      const article = { author_name: title, cover_image_url: '', detail, published_at: 1, tags, title };
      await context.database.insertInto('news').values(article).execute();
      await context.database.updateTable('campaigns').set({ title }).where('id', '=', id).execute();
      for (const url of ['/feed.xml', '/sitemap.xml', `/campaigns/${id}/badge.svg`])
        expect([url, errorsIn((await get(url)).body)]).toEqual([url, []]);
      await context.database.deleteFrom('news').where('title', '=', title).execute();
    });
    await fc.assert(anyStored, {
      numRuns: 60,
      examples: ['\b\f', '\uFFFE\uFFFF', '\uD800', ']]>', '<!--', '&#0;'].map((text) => [text, text, text]),
    });
  });

  test.each(['0', '999999', '1e3', '-1', '1;drop', '9'.repeat(40)])(
    'the badge of campaign %s returns 404',
    async (id) => {
      expect((await get(`/campaigns/${id}/badge.svg`)).statusCode).toBe(404);
    },
  );
});
