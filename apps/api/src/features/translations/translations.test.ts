// cspell:words agua bomba buen funciona gracias igual nuevos pozo techo techos tejados
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { calls, type SiteLanguages } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { unseal } from '../../platform/mail/sealed.ts';
import { aCampaignFile, aMarkdownFile, anArticleFile, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { readMailedUpdate } from '../updates/mailed-update.ts';
import { textsByLanguage } from '../updates/queue-update.ts';

const origin = 'https://hearthlight.example';
const languages: SiteLanguages = ['en', 'es', 'ar'];
const multilingual = { ...content, foundation: { ...content.foundation, languages } };
const inSpanish = {
  ...multilingual,
  foundation: { ...multilingual.foundation, language: 'es' as const, name: 'Fundación del Faro' },
  mails: {},
};

const aTranslationFile = (title: string) =>
  aMarkdownFile(`title: "${title}"\ntags: [Techos]`, 'Un **buen** techo. <script>alert(1)</script>');

const shell = '<!doctype html><html><head><!--head--></head><body></body></html>';

describe.each(engines)('translations on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    const siteDirectory = newFolder();
    for (const name of ['shell.html', 'es/shell.html', 'es/index.html', 'ar/shell.html']) {
      mkdirSync(dirname(join(siteDirectory, name)), { recursive: true });
      writeFileSync(join(siteDirectory, name), shell);
    }
    const translations = new Map([['es' as const, inSpanish]]);
    context = await createTestContext(engine, { siteDirectory, content: multilingual, translations });
    await admin('news', 'add', anArticleFile('New roofs', 'date: 2026-01-01'));
    await admin('news', 'edit', '1', aTranslationFile('Techos nuevos'), '--language', 'es');
  });
  afterEach(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const page = (url: string) => context.app.inject({ method: 'GET', url });
  const locationOf = async (url: string) => (await page(url)).headers.location;
  const get = (url: string, language: string, token?: string) =>
    context.app.inject({
      method: 'GET',
      url,
      headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    });
  const detailIn = async (language: string, title: string) =>
    calls.newsDetail.response.parse((await get(`/api/news/${encodeURIComponent(title)}/`, language)).json());
  const latestIn = async (language: string) =>
    calls.latestNews.response.parse((await get(calls.latestNews.path, language)).json());

  test('an article is in the language of the call, or says in which language it is', async () => {
    await admin('news', 'add', anArticleFile('Untranslated', 'date: 2026-01-02'));
    expect(await latestIn('en')).toMatchObject([{ title: 'Untranslated' }, { title: 'New roofs' }]);
    expect((await latestIn('en')).map(({ language }) => language)).toEqual([undefined, undefined]);
    const [other, translated] = await latestIn('es');
    expect(other).toMatchObject({ title: 'Untranslated', language: 'en' });
    expect(translated).toMatchObject({
      title: 'Techos nuevos',
      tags: 'Techos',
      author_name: 'Ruth W.',
      detail: '<p>Un <strong>buen</strong> techo. </p>',
    });
    expect(translated).not.toHaveProperty('language');
    const { latest_news: related, news_details: details } = await detailIn('es', 'Techos nuevos');
    expect(details).toMatchObject({ title: 'Techos nuevos' });
    expect(related).toMatchObject([{ title: 'Untranslated', language: 'en' }]);
    expect((await detailIn('ar', 'New roofs')).news_details.language).toBe('en');
  });

  test.each([
    ['/news/Techos%20nuevos', '/news/New%20roofs'],
    ['/es/news/New%20roofs', '/es/news/Techos%20nuevos'],
    ['/ar/news/Techos%20nuevos', '/ar/news/New%20roofs'],
  ])('%s, with the title in another language, redirects to %s', async (url, location) => {
    const response = await page(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
    expect((await page(location)).statusCode).toBe(200);
  });

  test('a former translated title redirects, also after the translation was removed', async () => {
    await admin('news', 'edit', '1', aTranslationFile('Tejados nuevos'), '--language', 'es');
    const unsafe = aMarkdownFile('title: Techo\ntags: [Techos]', '<script>alert(1)</script>');
    await expect(admin('news', 'edit', '1', unsafe, '--language', 'es')).rejects.toThrow(
      'The text is empty after unsafe HTML is removed.',
    );
    expect(await locationOf('/es/news/Techos%20nuevos')).toBe('/es/news/Tejados%20nuevos');
    await admin('news', 'remove', '1', '--language', 'es', '--yes');
    for (const title of ['Techos', 'Tejados'])
      expect(await locationOf(`/es/news/${title}%20nuevos`)).toBe('/es/news/New%20roofs');
  });

  test('the former title of a draft’s translation, which nobody has seen, does not redirect', async () => {
    await admin('news', 'add', anArticleFile('Soon'), '--draft');
    for (const title of ['Pronto', 'Muy pronto'])
      await admin('news', 'edit', '2', aTranslationFile(title), '--language', 'es');
    await admin('news', 'publish', '2');
    expect((await page('/es/news/Pronto')).statusCode).toBe(404);
    expect((await page('/es/news/Muy%20pronto')).statusCode).toBe(200);
  });

  test.each([
    ['/news/New%20roofs', '/news/New%20roofs'],
    ['/es/news/Techos%20nuevos', '/es/news/Techos%20nuevos'],
    ['/ar/news/New%20roofs', '/news/New%20roofs'],
  ])('%s links to its translations and has the canonical address %s', async (url, canonical) => {
    const { body } = await page(url);
    const links = [...body.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link);
    expect(links).toEqual([
      ['en', `${origin}/news/New%20roofs`],
      ['es', `${origin}/es/news/Techos%20nuevos`],
      ['x-default', `${origin}/news/New%20roofs`],
    ]);
    expect(body).toContain(`<link rel="canonical" href="${origin}${canonical}" />`);
  });

  test('an article without translations links to none', async () => {
    await admin('news', 'add', anArticleFile('Untranslated', 'date: 2026-01-02'));
    expect((await page('/news/Untranslated')).body).not.toContain('hreflang');
    await admin('news', 'remove', '1', '--language', 'es', '--yes');
    expect((await page('/es/news/New%20roofs')).body).not.toContain('hreflang');
  });

  test('share card, feed and sitemap have the texts and addresses of each language', async () => {
    await admin('news', 'add', anArticleFile('Untranslated', 'date: 2026-01-02'));
    const { body } = await page('/es/news/Techos%20nuevos');
    expect(body).toContain('<meta property="og:description" content="Un buen techo." />');
    const { body: feed } = await page('/es/feed.xml');
    expect(feed).toMatch(/<entry>\n<id>[^<]*:news\/1<\/id>\n<title>Techos nuevos<\/title>/);
    expect(feed).toContain(`href="${origin}/es/news/Techos%20nuevos"`);
    expect(feed).toMatch(/<entry xml:lang="en">\n<id>[^<]*<\/id>\n<title>Untranslated</);
    const { body: sitemap } = await page('/sitemap.xml');
    const news = [...sitemap.matchAll(/<loc>([^<]*\/news\/[^<]*)/g)].map(([, location]) => location);
    expect(news).toEqual([
      `${origin}/news/Untranslated`,
      `${origin}/news/New%20roofs`,
      `${origin}/es/news/Techos%20nuevos`,
    ]);
  });

  test('a comment posted without script belongs to the article of the translated title', async () => {
    const response = await context.app.inject({
      method: 'POST',
      url: '/es/news/Techos%20nuevos/comment',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'comentator_name=Ruth&comment=Gracias+por+los+techos',
    });
    expect(response.headers.location).toBe('/es/news/Techos%20nuevos?comment=shown#comments');
    expect((await detailIn('en', 'New roofs')).comments).toHaveLength(1);
  });

  test('campaigns and updates are in the language of the call', async () => {
    await admin('campaign', 'add', aCampaignFile('100'));
    await admin('campaign', 'edit', '1', aMarkdownFile('title: Un pozo', 'Agua.'), '--language', 'es');
    const update = 'image_url: /pictures/well.svg\ndate_published: 2026-11-12\ncampaign: 1\ntitle: It runs';
    await admin('update', 'add', aMarkdownFile(update, 'The pump runs.'));
    await admin('update', 'add', aMarkdownFile(update, 'Nothing to translate.'));
    await admin('update', 'edit', '1', aMarkdownFile('title: Funciona', 'La bomba funciona.'), '--language', 'es');
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const recordsIn = async (language: string) =>
      calls.dashboard.response.parse((await get(calls.dashboard.path, language, token)).json()).records;
    expect((await recordsIn('es')).campaigns[0]).toMatchObject({ title: 'Un pozo', description: 'Agua.' });
    expect((await recordsIn('ar')).campaigns[0]).toMatchObject({ title: 'A well', language: 'en' });
    const { impact_updates: updates } = await recordsIn('es');
    expect(updates).toMatchObject([
      { description: 'Nothing to translate.', language: 'en', campaign: { title: 'Un pozo' } },
      { description: 'La bomba funciona.', title: 'Funciona', campaign: { id: 1, title: 'Un pozo' } },
    ]);
    expect(updates[1]).not.toHaveProperty('language');
    const id = '0'.repeat(32);
    const picture = { id, alt: 'A pump', focus_x: 50, focus_y: 50 };
    await context.database.insertInto('pictures').values(picture).execute();
    const image_url = `/uploads/${id}/960.jpg`;
    await context.database.updateTable('impact_updates').set({ image_url }).execute();
    const alt = { image_alt: 'A pump', image_alt_language: 'en' };
    expect((await recordsIn('es')).impact_updates).toMatchObject([alt, alt]);
    expect((await recordsIn('en')).impact_updates[0]).not.toHaveProperty('image_alt_language');
    const mailed = await readMailedUpdate(context.database, 1);
    const texts = await textsByLanguage(context.database, mailed, languages);
    const altIn = (language: 'en' | 'es') => texts.get(language)?.pictureAlt;
    expect([altIn('en'), altIn('es')]).toEqual([{ text: 'A pump' }, { text: 'A pump', language: 'en' }]);
    await admin('news', 'edit', '1', anArticleFile('New roofs', 'campaign: 1'));
    expect((await detailIn('es', 'Techos nuevos')).news_details.campaign?.title).toBe('Un pozo');
    const live = await get(calls.homeCampaigns.path, 'es');
    expect(live.json()).toMatchObject([{ title: 'Un pozo' }]);
    expect((await page('/es/campaigns/1/badge.svg')).body).toContain('>Un pozo<');
    expect((await page('/campaigns/1/badge.svg')).body).toContain('>A well<');
    const widgets = await Promise.all(['', '/es', '/ar'].map((prefix) => page(`${prefix}/campaigns/1/widget`)));
    const [english, spanish, arabic] = widgets.map(({ body }) => body);
    expect(english).toMatch(/<html lang="en">.*<h1>A well<.*donate-now\?campaign=A\+well".*>Donate</s);
    expect(spanish).toMatch(/<html lang="es">.*<h1>Un pozo<.*\/es\/donate-now\?campaign=Un\+pozo".*>Donar</s);
    expect(arabic).toMatch(
      /<html lang="ar" dir="rtl">.*<h1 lang="en" dir="auto">A well<.*\/ar\/donate-now\?campaign=A\+well"/s,
    );
    // A changed translation is seen at once, although articles and live campaigns are cached.
    await admin('campaign', 'edit', '1', aMarkdownFile('title: El pozo', 'Agua.'), '--language', 'es');
    expect((await detailIn('es', 'Techos nuevos')).news_details.campaign?.title).toBe('El pozo');
    expect((await get(calls.homeCampaigns.path, 'es')).json()).toMatchObject([{ title: 'El pozo' }]);
  });

  test('show prints a file that edit accepts, and the file of the article itself is accepted too', async () => {
    const shown = await admin('news', 'show', '1', '--language', 'es');
    expect(shown).toContain('title: Techos nuevos');
    const file = join(newFolder(), 'es.md');
    writeFileSync(file, shown.replace('Techos nuevos', 'Los techos'));
    expect(await admin('news', 'edit', '1', file, '--language', 'es')).toBe(
      'Saved the es translation of article 1: Los techos',
    );
    writeFileSync(file, await admin('news', 'show', '1'));
    await admin('news', 'edit', '1', file, '--language', 'ar');
    expect(JSON.parse(await admin('news', 'show', '1', '--language', 'ar', '--json'))).toMatchObject({
      id: 1,
      language: 'ar',
      title: 'New roofs',
    });
    expect(await admin('audit', 'list')).toContain('news translate\tnews 1 ar\tNew roofs');
  });

  test.each([
    ['en', 'The site is not in this language. Omit --language to use the default language.'],
    ['pl', 'The site is not in this language. Its other languages are es, ar.'],
  ])('the language %s is refused', async (language, text) => {
    await expect(admin('news', 'show', '1', '--language', language)).rejects.toThrow(text);
  });

  test('refuses an unknown entry, a missing translation and a title of another article', async () => {
    const file = aTranslationFile('Techos');
    await expect(admin('news', 'edit', '9', file, '--language', 'es')).rejects.toThrow('This no longer exists.');
    await expect(admin('news', 'show', '1', '--language', 'ar')).rejects.toThrow('There is no such translation.');
    await expect(admin('news', 'remove', '1', '--language', 'es')).rejects.toThrow('Add --yes to confirm.');
    expect(await admin('news', 'show', '1', '--language', 'es')).toContain('Techos nuevos');
    const taken = 'An article with this title already exists.';
    await expect(admin('news', 'add', anArticleFile('Techos nuevos'))).rejects.toThrow(taken);
    await admin('news', 'add', anArticleFile('Wells'));
    for (const title of ['Techos nuevos', 'New roofs'])
      await expect(admin('news', 'edit', '2', aTranslationFile(title), '--language', 'es')).rejects.toThrow(taken);
    await expect(admin('news', 'edit', '2', anArticleFile('Techos nuevos'))).rejects.toThrow(taken);
  });

  test('parallel commands store one translation and one article per title', async () => {
    await admin('news', 'add', anArticleFile('Wells'));
    const translate = (id: string) => admin('news', 'edit', id, aTranslationFile('Igual'), '--language', 'es');
    const results = await Promise.allSettled(['1', '2', '1', '2'].map(translate));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    const rows = await context.database
      .selectFrom('news_translations')
      .select('news_id')
      .where('title', '=', 'Igual')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a picture of a translation counts as used, until the translation is removed', async () => {
    const id = 'a'.repeat(32);
    const files = [{ name: '480.jpg', data: Buffer.from('a roof') }];
    await context.deps.uploads.put(context.database, `pictures/${id}`, files);
    const file = aMarkdownFile('title: Techos\ntags: [Techos]', `![Un techo](/uploads/${id}/480.jpg)`);
    await admin('news', 'edit', '1', file, '--language', 'es');
    await admin('news', 'add', anArticleFile('Without a picture', 'date: 2026-01-02'));
    const list = await admin('picture', 'list');
    expect(list).toContain('news 1');
    expect(list).not.toContain('news 2');
    await admin('news', 'remove', '1', '--language', 'es', '--yes');
    expect(await admin('picture', 'list')).toContain('not used');
  });

  test('an impact update is mailed in the language of each donor', async () => {
    await admin('campaign', 'add', aCampaignFile('100'));
    await admin('campaign', 'edit', '1', aMarkdownFile('title: Un pozo', 'Agua.'), '--language', 'es');
    for (const [name, language] of [
      ['ada', null],
      ['bea', 'es'],
      ['cam', 'ar'],
    ] as const) {
      await aSignedInDonor(context, `${name}@example.org`);
      const donor = await context.database
        .updateTable('donors')
        .set({ language })
        .where('email', '=', `${name}@example.org`)
        .returning('id')
        .executeTakeFirstOrThrow();
      await context.database
        .insertInto('registrations')
        .values({ donor_id: donor.id, campaign_id: 1, joined_at: 1 })
        .execute();
    }
    const file = aMarkdownFile(
      'image_url: /pictures/well.svg\ndate_published: 2026-11-12\ncampaign: 1',
      'The pump runs.',
    );
    await admin('update', 'add', file);
    await admin('update', 'edit', '1', aMarkdownFile('{}', 'La bomba funciona.'), '--language', 'es');
    expect(await admin('update', 'add', file, '--mail')).toContain('Queued 3 mails');
    const queued = await context.database.selectFrom('outbox').select('content').orderBy('email_key').execute();
    const mails = queued.map(({ content: sealed }) => JSON.parse(unseal(context.deps.secret, sealed)));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'News about “A well”',
      expect.stringContaining('Un pozo'),
      expect.stringContaining('A well'),
    ]);
    expect(mails[0].html).toContain('<p>The pump runs.</p>');
    expect(mails[1].html).toContain('<p>La bomba funciona.</p>');
    expect(mails[1].text).toContain('Fundación del Faro,');
    expect(mails[2].html).toContain('<p lang="en" dir="auto">The pump runs.</p>');
  });
});
