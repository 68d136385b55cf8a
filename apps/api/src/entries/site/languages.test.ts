import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Foundation, SiteLanguages } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newFolder, sqlite } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const languages: SiteLanguages = ['en', 'es'];
const contentIn = (changes: Partial<Foundation>) => ({
  ...content,
  foundation: { ...content.foundation, languages, ...changes },
});
const page = (text: string, attributes = 'lang="en"') =>
  `<!doctype html><html ${attributes}><head><!--head--></head><body>${text}</body></html>`;
const spanish = (text: string) => page(`${text}, in Spanish`, 'lang="es"');

const files = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'shell.html': page('Article'),
  'not-found.html': page('Nothing'),
  'news-not-found.html': page('No article'),
  'es/index.html': spanish('Home'),
  'es/about/index.html': spanish('About'),
  'es/reset-password/index.html': spanish('Password'),
  'es/shell.html': spanish('Article'),
  'es/not-found.html': spanish('Nothing'),
  'es/news-not-found.html': spanish('No article'),
};

/** The source of a built renderer that says what it was asked for. */
const rendererOf = (name: string) =>
  `export const renderPage = async (template, { address }) => template + '<p>' + ${JSON.stringify(name)} + ' ' + address + '</p>';`;

const write = (directory: string, name: string, text: string) => {
  mkdirSync(dirname(join(directory, name)), { recursive: true });
  writeFileSync(join(directory, name), text);
};

test('the server renders the pages of a site in Spanish only', async () => {
  const siteDirectory = newFolder();
  for (const name of ['index.html', 'shell.html']) write(siteDirectory, name, spanish('Home'));
  const templates = { home: page('', 'lang="es"'), news: '', about: '' };
  write(siteDirectory, '.server/templates.json', JSON.stringify(templates));
  write(siteDirectory, '.server/server.js', rendererOf('.server'));
  write(siteDirectory, '.server/package.json', '{"type":"module"}');
  const only = contentIn({ languages: ['es'], language: 'es' });
  const context = await createTestContext(sqlite, { siteDirectory, content: only });
  const { body } = await context.app.inject('/');
  expect(body).toContain('.server /</p>');
  await context.close();
});

describe('a site with two languages', () => {
  let context: TestContext;
  const origin = 'https://hearthlight.example';
  const siteDirectory = newFolder();

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) write(siteDirectory, name, text);
    for (const folder of ['.server', '.server/es']) {
      const template = folder === '.server' ? page('') : page('', 'lang="es"');
      write(
        siteDirectory,
        `${folder}/templates.json`,
        JSON.stringify({ home: template, news: template, about: template }),
      );
      write(siteDirectory, `${folder}/server.js`, rendererOf(folder));
    }
    write(siteDirectory, '.server/package.json', '{"type":"module"}');
    context = await createTestContext(sqlite, {
      siteDirectory,
      content: contentIn({}),
      translations: new Map([['es', contentIn({ language: 'es', name: 'Spanish name' })]]),
    });
    const news = { title: 'A well', tags: 'Water', cover_image_url: '/well.png', author_name: 'Ruth' };
    await context.database
      .insertInto('news')
      .values({ ...news, published_at: context.clock.now, detail: '<p>Water.</p>' })
      .execute();
  });
  afterAll(() => context.close());

  const get = (url: string) => context.app.inject({ method: 'GET', url });

  test.each([
    ['/', 'lang="en"', '.server /</p>', '/'],
    ['/es', 'lang="es"', '.server/es /es</p>', '/es'],
    ['/es/', 'lang="es"', '.server/es /es</p>', '/es'],
    ['/es/home', 'lang="es"', '.server/es /es</p>', '/es'],
    ['/es?stories=all', 'lang="es"', '.server/es /es?stories=all</p>', '/es'],
    ['/es/about', 'lang="es"', '.server/es /es/about</p>', '/es/about'],
    // Without a translation, its canonical address is that of its own language.
    ['/es/news/A%20well', 'lang="es"', '.server/es /es/news/A%20well</p>', '/news/A%20well'],
  ])('%s is rendered by the build of its language', async (url, attributes, rendered, path) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['content-language']]).toEqual([200, /"(.*)"/.exec(attributes)?.[1]]);
    expect(body).toContain(`<html ${attributes}>`);
    expect(body).toContain(rendered);
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}" />`);
  });

  test('a cached page is that of its language', async () => {
    const bodies = await Promise.all(['/about', '/es/about', '/about', '/es/about'].map(get));
    const [first, second, third, fourth] = bodies.map(({ body }) => body);
    expect([third, fourth]).toEqual([first, second]);
    expect(second).toContain('Spanish name');
    expect(first).not.toContain('Spanish name');
  });

  test.each(['/about', '/es/about'])('%s links to its translations', async (url) => {
    const { body } = await get(url);
    const links = [...body.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link);
    expect(links).toEqual([
      ['en', `${origin}/about`],
      ['es', `${origin}/es/about`],
      ['x-default', `${origin}/about`],
    ]);
    const feed = url === '/about' ? '/feed.xml' : '/es/feed.xml';
    expect(body).toContain(`type="application/atom+xml" title="`);
    expect(body).toContain(`href="${feed}"`);
  });

  test('a page that search engines do not show links to no translations', async () => {
    const { body } = await get('/es/reset-password');
    expect(body).toContain('noindex');
    expect(body).not.toContain('hreflang');
  });

  test.each([
    ['/nowhere', 'Nothing<'],
    ['/es/nowhere', 'Nothing, in Spanish'],
    ['/es/news/nowhere', 'No article, in Spanish'],
    ['/es/%', 'Nothing, in Spanish'],
    ['/en/about', 'Nothing<'],
  ])('%s is not found in its language', async (url, text) => {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain(text);
  });

  test('an error page links to the home page of its language', async () => {
    const broken = await createTestContext(sqlite, { siteDirectory, content: contentIn({}) });
    await broken.database.destroy();
    const { body, statusCode } = await broken.app.inject('/es/news/A%20well');
    expect(statusCode).toBe(500);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('<a href="/es">');
    await broken.app.close();
  });

  test('a comment without script leads back to its language', async () => {
    const response = await context.app.inject({
      method: 'POST',
      url: '/es/news/A%20well/comment',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'comentator_name=Ruth&comment=Thank+you+for+the+water',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/es/news/A%20well?comment=shown#comments']);
  });

  test('the sitemap has each page in each language', async () => {
    const { body } = await get('/sitemap.xml');
    const locations = [...body.matchAll(/<loc>([^<]*)/g)].map(([, location]) => location);
    expect(locations).toEqual(
      expect.arrayContaining(['/', '/es', '/about', '/es/about', '/news/A%20well'].map((path) => origin + path)),
    );
    expect(locations).not.toContain(`${origin}/es/news/A%20well`);
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${origin}/es/about"/>`);
  });

  test('each language has a feed', async () => {
    const [english, other] = await Promise.all(['/feed.xml', '/es/feed.xml'].map(get));
    expect(english?.body).toContain('xml:lang="en"');
    expect(english?.body).toContain(`href="${origin}/news/A%20well"`);
    expect(other?.body).toContain('xml:lang="es"');
    expect(other?.body).toContain('<title>Spanish name</title>');
    expect(other?.body).toContain(`href="${origin}/es/news/A%20well"`);
    expect(other?.body).toContain('<entry xml:lang="en">');
    const ids = [english, other].map((response) => /<id>([^<]*)/.exec(response?.body ?? '')?.[1]);
    expect(ids[1]).toBe(`${ids[0]}/es`);
    expect((await get('/es/news/A%20well')).body).toContain('href="/es/feed.xml"');
    expect(english?.body).toContain('<entry>');
  });

  test('robots stay out of the guarded pages of each language', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /dashboard\n');
    expect(body).toContain('Disallow: /es/dashboard\n');
  });
});

test('a site with one language names no translations', async () => {
  const siteDirectory = newFolder();
  writeFileSync(join(siteDirectory, 'index.html'), page('Home'));
  writeFileSync(join(siteDirectory, 'shell.html'), page('Article'));
  const context = await createTestContext(sqlite, { siteDirectory });
  const home = await context.app.inject('/');
  expect(home.body).toContain('rel="canonical"');
  expect(home.body).not.toContain('hreflang');
  expect((await context.app.inject('/sitemap.xml')).body).not.toContain('xhtml');
  await context.close();
});
