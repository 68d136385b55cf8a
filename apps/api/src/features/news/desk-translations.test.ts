// cspell:words doce techos todos
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { SiteLanguages } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { runAdmin } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { addStaff, deskCall, deskRequest, openStaffSession } from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const languages: SiteLanguages = ['en', 'es', 'ar'];
const multilingual = { ...content, foundation: { ...content.foundation, languages } };
const spanishFoundation = { ...multilingual.foundation, language: 'es' as const };
const translations = new Map([['es' as const, { ...multilingual, foundation: spanishFoundation, mails: {} }]]);

const page = '<!doctype html><html><head><!--head--></head><body><!--app--><script>run()</script></body></html>';

/** A built site whose renderer writes the article and the excerpts of others into the page. */
function aBuiltSite(): string {
  const directory = newFolder();
  const server = `export const renderPage = async (template, { address, data, sanitizeHtml }) => {
    const { news_details: article, latest_news: others } = data.newsDetail;
    const shown = [address, article.title, sanitizeHtml(article.detail), article.campaign?.title];
    shown.push(...others.map(({ detail }) => detail));
    return template.replace('<!--app-->', () => shown.join('|'));
  };`;
  for (const folder of ['', 'es/', 'ar/']) {
    const files = {
      [`${folder}shell.html`]: page,
      [`.server/${folder}templates.json`]: JSON.stringify({ news: page }),
      [`.server/${folder}server.js`]: server,
    };
    for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
      mkdirSync(dirname(join(directory, name)), { recursive: true });
      writeFileSync(join(directory, name), text);
    }
  }
  return directory;
}

const text = {
  title: 'Roofs of Conakry',
  tags: 'Roofs, Guinea',
  cover_image_url: '/pictures/roof.svg',
  cover_image_description: 'A roof',
  detail: '<p>Twelve roofs.</p>',
  author_name: 'Eda Yılmaz',
  campaign_id: null,
};
const inSpanish = {
  title: 'Techos',
  tags: 'Guinea',
  cover_image_description: '',
  detail: '<p>Doce.</p>',
};

describe.each(engines)('translations and previews in the desk on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let id: number;
  let revision: number;
  beforeEach(async () => {
    context = await createTestContext(engine, {
      siteDirectory: aBuiltSite(),
      content: multilingual,
      translations,
    });
    const eda = await addStaff(context, 'eda@example.org', 'editor', { name: 'Eda Yılmaz' });
    cookie = await openStaffSession(context, eda);
    ({ id } = await deskCall(context, 'createArticle', { cookie, body: { title: text.title } }));
    const saved = { cookie, params: { id }, body: { based_on: 0, ...text } };
    ({ revision } = await deskCall(context, 'saveArticle', saved));
  });
  afterEach(() => context.close());

  const save = (basedOn: object | null, changes: object = {}, language = 'es') =>
    deskRequest(context, 'saveTranslation', {
      cookie,
      params: { id, language },
      body: { ...inSpanish, ...changes, based_on: basedOn },
    });
  const list = async () => (await deskCall(context, 'translationList', { cookie, params: { id } })).translations;
  const preview = (language?: string) =>
    deskCall(context, 'previewArticle', { cookie, params: { id }, query: { language } });
  const publish = () =>
    deskCall(context, 'publishArticle', {
      cookie,
      params: { id },
      body: { based_on: revision, replaces: null, at: null },
    });
  const statusOf = async (url: string) => (await context.app.inject({ method: 'GET', url })).statusCode;

  test('a translation is added, sanitized, changed and removed, and the log has it before and after', async () => {
    const added = await save(null, { detail: '<p>Doce.</p><script>alert(1)</script>' });
    expect(added.json()).toEqual({ language: 'es', translation: inSpanish });
    expect(await list()).toEqual([
      { language: 'es', translation: inSpanish },
      { language: 'ar', translation: null },
    ]);
    expect((await save(inSpanish, { tags: 'Techos' })).statusCode).toBe(200);
    expect(await runAdmin(context, ['news', 'show', String(id), '--language', 'es'])).toContain('Doce.');
    const removal = { cookie, params: { id, language: 'es' } };
    expect(await deskCall(context, 'removeTranslation', removal)).toEqual({
      language: 'es',
      translation: null,
    });
    expect((await deskRequest(context, 'removeTranslation', removal)).json()).toEqual({
      message: 'There is no such translation.',
    });
    const entries = await context.database
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'news translate')
      .orderBy('id')
      .execute();
    expect(entries.map(({ changes }) => JSON.parse(changes))).toMatchObject([
      expect.arrayContaining([{ field: 'title', before: null, after: 'Techos' }]),
      [{ field: 'tags', before: 'Guinea', after: 'Techos' }],
      expect.arrayContaining([{ field: 'title', before: 'Techos', after: null }]),
    ]);
  });

  test('of ten parallel saves based on one translation, one succeeds', async () => {
    await save(null);
    const responses = await Promise.all(Array.from({ length: 10 }, (_, at) => save(inSpanish, { tags: `Tag ${at}` })));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('This translation was changed in the meantime.');
  });

  test.each([
    ['title', { title: '' }, 400],
    ['title', { title: 'Taken' }, 400],
    ['tags', { tags: '' }, 400],
    ['detail', { detail: '<script>alert(1)</script>' }, 400],
    ['detail', { detail: '<p><img src="/pictures/roof.svg"></p>' }, 400],
  ])('refuses a translation with a wrong %s: %j', async (field, changes, status) => {
    await deskCall(context, 'createArticle', { cookie, body: { title: 'Taken' } });
    const refused = await save(null, changes);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([status, [field]]);
  });

  test('the site’s own language and others have no translation', async () => {
    for (const language of ['en', 'pl', 'xx']) expect((await save(null, {}, language)).statusCode).toBe(404);
  });

  test('the old address of a published translation leads to the new one', async () => {
    await save(null);
    await publish();
    await save(inSpanish, { title: 'Doce techos' });
    const moved = await context.app.inject({ method: 'GET', url: '/es/news/Techos' });
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/es/news/Doce%20techos']);
    await deskCall(context, 'removeTranslation', { cookie, params: { id, language: 'es' } });
    expect(await statusOf('/es/news/Doce%20techos')).toBe(301);
  });

  test('the old title of a translation leads nowhere if nobody could see it', async () => {
    await save(null);
    await save(inSpanish, { title: 'Doce techos' });
    await publish();
    expect(await statusOf('/es/news/Techos')).toBe(404);
    const shown = await context.app.inject({
      url: '/api/news/Doce%20techos/',
      headers: { 'accept-language': 'es' },
    });
    expect(shown.json().news_details).toMatchObject({ title: 'Doce techos', cover_image_description: null });
  });

  test('a draft is previewed in each language, without scripts, and stays unreadable for visitors', async () => {
    await save(null);
    const english = await preview();
    expect(english.html).toContain('/news/Roofs%20of%20Conakry|Roofs of Conakry|<p>Twelve roofs.</p>');
    expect(english.html).not.toContain('<script');
    expect(english.card).toMatchObject({
      description: 'Twelve roofs.',
      address: 'https://hearthlight.example/news/Roofs%20of%20Conakry',
      picture: { src: '/pictures/roof.svg' },
    });
    const spanish = await preview('es');
    expect(spanish.html).toContain('/es/news/Techos|Techos|<p>Doce.</p>');
    expect(spanish.card.address).toBe('https://hearthlight.example/es/news/Techos');
    expect((await preview('ar')).html).toContain('Twelve roofs.');
    const unknown = { cookie, params: { id }, query: { language: 'pl' } };
    expect((await deskRequest(context, 'previewArticle', unknown)).statusCode).toBe(404);
    for (const url of ['/news/Roofs%20of%20Conakry', '/es/news/Techos']) expect(await statusOf(url)).toBe(404);
    expect((await deskRequest(context, 'previewArticle', { params: { id } })).statusCode).toBe(401);
  });

  test('the preview names the campaign in its language', async () => {
    const campaign = await addCampaign(context.database, { title: 'Roofs for all' });
    const texts = { title: 'Techos para todos', description: '' };
    await context.database
      .insertInto('campaign_translations')
      .values({ campaign_id: campaign, language: 'es', ...texts })
      .execute();
    const body = { based_on: revision, ...text, campaign_id: campaign };
    await deskCall(context, 'saveArticle', { cookie, params: { id }, body });
    expect((await preview()).html).toContain('|Roofs for all');
    expect((await preview('es')).html).toContain('|Techos para todos');
  });

  test('the preview shows the text of other articles as text', async () => {
    const body = { based_on: revision, ...text, detail: '<p>Where 2 &lt;b and c&gt; 3.</p>' };
    ({ revision } = await deskCall(context, 'saveArticle', { cookie, params: { id }, body }));
    await publish();
    const other = await deskCall(context, 'createArticle', { cookie, body: { title: 'Wells of Kindia' } });
    const { html } = await deskCall(context, 'previewArticle', { cookie, params: { id: other.id } });
    expect(html).toContain('|Where 2 &lt;b and c&gt; 3.');
  });

  test('the preview of a published article shows its newest text, not that of the site', async () => {
    await publish();
    const body = { based_on: revision, ...text, detail: '<p>Thirteen.</p>' };
    await deskCall(context, 'saveArticle', { cookie, params: { id }, body });
    const { html } = await preview();
    expect(html).toContain('Thirteen.');
    // The text of the site would be the excerpt of a related article.
    expect(html).not.toContain('Twelve roofs.');
    const site = await context.app.inject({ method: 'GET', url: '/news/Roofs%20of%20Conakry' });
    expect(site.body).toContain('Twelve roofs.');
    expect(site.body).not.toContain('Thirteen.');
  });
});
