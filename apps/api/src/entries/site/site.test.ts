import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pageList, pages, paths } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { escapeHtml } from '../../lib/html.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { createLogger } from '../../platform/logger.ts';
import { engines, newFolder, sqlite } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const shell =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head><body><div id="root"></div></body></html>';
const prerendered = (text: string) => shell.replace('<div id="root"></div>', () => `<div id="root">${text}</div>`);
const files = {
  'index.html': prerendered('Home, prerendered. '.repeat(100)),
  'home/index.html': prerendered('Home, prerendered.'),
  'about/index.html': prerendered('About, prerendered.'),
  'reset-password/index.html': prerendered('Recovery, prerendered.'),
  'dashboard/index.html': prerendered('Dashboard, prerendered.'),
  'dashboard/history.html': prerendered('History, prerendered.'),
  'shell.html': shell,
  'assets/app-1a2b.js': 'export const much = 1;\n'.repeat(200),
  'assets/app-1a2b.js.br': 'as brotli',
  'assets/page-3c4d.js': 'export const page = 1;',
  'photo.png': 'a picture',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const linkedData = (body: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
const awkward = 'Why 50 % of A/B roofs & "nails" <failed>? #1 é $& </script>';

describe.each(engines)('the site on $name', (engine) => {
  let context: TestContext;
  const siteDirectory = newFolder();
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(siteDirectory, name)), { recursive: true });
      writeFileSync(join(siteDirectory, name), text);
    }
    context = await createTestContext(engine, { siteDirectory });
    await context.database
      .insertInto('news')
      .values({
        title: awkward,
        tags: 'Roofs',
        cover_image_url: 'https://pictures.example/roof.jpg',
        cover_image_description: 'A roof in the "rain"',
        published_at: context.clock.now,
        detail: '<p>The nails &amp; the storm.</p>',
        author_name: 'Ruth </script> W.',
      })
      .execute();
  });
  afterAll(() => context.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    context.app.inject({ method: 'GET', url, headers });

  test.each([
    ['/', 'Home, prerendered.', '/'],
    ['/home', 'Home, prerendered.', '/'],
    ['/about', 'About, prerendered.', '/about'],
    ['/about/?from=mail', 'About, prerendered.', '/about'],
  ])('%s is the prerendered page with its share card', async (url, text, path) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(text);
    const page = path === '/' ? pages.home : pages.about;
    const [title, description] = [page.title(content.foundation), page.description(content.foundation)];
    expect(body.match(/<title>[^<]*/g)).toEqual([`<title>${escapeHtml(title)}`]);
    expect(body).toContain(`<meta name="description" content="${escapeHtml(description)}" />`);
    expect(body).toContain(`<link rel="canonical" href="https://hearthlight.example${path}" />`);
    const { name, tagline } = content.foundation;
    for (const tag of [
      '<meta property="og:image" content="https://hearthlight.example/share.jpg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      `<meta property="og:image:alt" content="${escapeHtml(`${name}: ${tagline}`)}" />`,
      '<meta property="og:locale" content="en_US" />',
    ])
      expect(body).toContain(tag);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(body).not.toContain('noindex');
    expect(linkedData(body)).toMatchObject({
      '@context': 'https://schema.org',
      url: `https://hearthlight.example${path}`,
    });
  });

  test('/favicon.ico leads to the icon of the foundation', async () => {
    const { headers, statusCode } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([301, '/apple-touch-icon.png']);
  });

  test('a page with capitals in its address leads to its own address, with the query', async () => {
    const { headers, statusCode } = await get('/Books?a=B');
    expect([statusCode, headers.location]).toEqual([301, '/books?a=B']);
    expect((await get('/News/One')).headers.location).toBe('/news/One');
    expect((await get('/Unknown')).statusCode).toBe(404);
  });

  test('an article has a share card with its escaped text', async () => {
    const { body, statusCode } = await get(paths.news(awkward));
    expect(statusCode).toBe(200);
    const title = `${awkward} · Hearthlight Foundation`;
    const canonical = `https://hearthlight.example${paths.news(awkward)}`;
    for (const tag of [
      `<title>${escapeHtml(title)}</title>`,
      '<meta name="description" content="The nails &amp; the storm." />',
      `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
      '<meta property="og:type" content="article" />',
      `<meta property="og:title" content="${escapeHtml(title)}" />`,
      '<meta property="og:image" content="https://hearthlight.example/articles/1/share.jpg?v=',
      `<meta property="og:image:alt" content="${escapeHtml(title)}" />`,
    ]) {
      expect(body.slice(0, body.indexOf('</head>'))).toContain(tag);
    }
    expect(linkedData(body)).toMatchObject({
      headline: awkward,
      author: { name: 'Ruth </script> W.' },
      image: expect.stringContaining('https://hearthlight.example/articles/1/share.jpg?v='),
    });
    expect(body).toContain('<div id="root"></div>');
  });

  test.each([
    ['/reset-password/', 'Recovery, prerendered.'],
    ['/dashboard?pane=unknown', 'Dashboard, prerendered.'],
    ['/dashboard?pane=history', 'History, prerendered.'],
  ])('%s is prerendered and not indexed', async (url, text) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain(text);
    expect(body).toContain('<meta name="robots" content="noindex" />');
  });

  test.each([
    '/nothing',
    '/news/nothing',
    '/news',
    '/news/a/b',
    '/index.html',
    '/shell.html',
    '/dashboard/history.html',
    '/news/%E0%A4%A',
  ])('returns 4xx for %s', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(url)).statusCode).toBeLessThan(500);
  });

  test('an unknown address gets the shell, which is not indexed', async () => {
    const { body, statusCode } = await get('/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Hearthlight</title>\n<meta name="robots" content="noindex" />');
  });

  test('caches files with a hash for a year, others for an hour, and sends compressed copies', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'as brotli']);
    expect(small.headers['vary']).toMatch(/accept-encoding/i);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
  });

  test('returns an uncached 404 in plain text for a missing or deleted file', async () => {
    for (const gone of ['assets/page-3c4d.js', 'photo.png']) rmSync(join(siteDirectory, gone));
    const built = ['/assets/page-3c4d.js', '/photo.png', '/assets/never.js', '/assets/never'];
    for (const url of [...built, '/uploads/never', '/uploads/never/640.jpg', '/uploads/..%2f..%2fsecret']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { headers, payload, statusCode } = await context.app.inject({ method, url });
        expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
          url,
          404,
          'text/plain; charset=utf-8',
          'no-store',
        ]);
        expect(payload).toBe(method === 'GET' ? refusals.notFound : '');
        expect(headers['etag'] ?? headers['allow'] ?? headers['content-encoding']).toBeUndefined();
      }
    }
    expect((await context.app.inject({ method: 'POST', url: '/assets/never.js', payload: {} })).statusCode).toBe(405);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%5c..%5cx',
    '//etc/passwd',
  ])('%s returns 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('compresses pages when the client accepts it', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'br' });
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('sitemap and robots list the public pages', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toMatch(/xml/);
    const listed = Array.from(map.body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) =>
      address?.replaceAll('&#39;', "'"),
    );
    expect(listed).toEqual([
      ...pageList.filter(({ indexed }) => indexed).map(({ path }) => `https://hearthlight.example${path}`),
      `https://hearthlight.example${paths.news(awkward)}`,
    ]);
    const robots = (await get('/robots.txt')).body;
    expect(robots).toContain('Sitemap: https://hearthlight.example/sitemap.xml');
    for (const page of ['/dashboard', '/request-help', '/donate-now']) expect(robots).toContain(`Disallow: ${page}\n`);
  });

  test('sends the page for unknown addresses when an address cannot be decoded', async () => {
    const unknown = await get('/nothing');
    for (const url of ['/%', '/news/%E0%A4%A', '/about/%zz', '/news/%00', '/news/a%00b']) {
      const response = await get(url);
      expect([url, response.statusCode, response.body]).toEqual([url, 404, unknown.body]);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    }
    const call = await get('/api/news/%E0%A4%A/');
    expect([call.statusCode, call.json()]).toEqual([400, { message: refusals.badRequest }]);
  });

  test('returns 416 for a range past the end of a file', async () => {
    const part = await get('/favicon.svg', { range: 'bytes=2-4' });
    expect([part.statusCode, part.body]).toEqual([206, files['favicon.svg'].slice(2, 5)]);
    for (const url of ['/favicon.svg', '/assets/app-1a2b.js']) {
      const response = await get(url, { range: 'bytes=100000-' });
      expect([response.statusCode, response.body]).toEqual([416, refusals.unsatisfiableRange]);
      expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('returns 304 for an unchanged page', async () => {
    for (const url of ['/', '/about', paths.news(awkward)]) {
      const { headers, statusCode } = await get(url);
      expect([statusCode, headers['etag']]).toEqual([200, expect.any(String)]);
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    expect((await get('/nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('returns 405 for POST to a page', async () => {
    const answer = await context.app.inject({ method: 'POST', url: '/about', payload: {} });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

test('returns 503 and logs a warning when the site is not built', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(line) });
  const context = await createTestContext(sqlite, { log });
  expect(lines.filter((line) => line.includes('"event":"site-not-built"'))).toHaveLength(1);
  const answer = await context.app.inject({ method: 'GET', url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
  await context.close();
});

test('a foundation without a privacy page has none, even if an earlier build had one', async () => {
  const siteDirectory = newFolder();
  mkdirSync(join(siteDirectory, 'privacy'));
  for (const name of ['index.html', 'shell.html', 'privacy/index.html'])
    writeFileSync(join(siteDirectory, name), prerendered(name));
  const { privacy, ...others } = content.foundation;
  for (const foundation of [{ ...others, ...(privacy && { privacy }) }, others]) {
    const isThere = foundation !== others;
    const context = await createTestContext(sqlite, { siteDirectory, content: { ...content, foundation } });
    expect((await context.app.inject('/privacy')).statusCode).toBe(isThere ? 200 : 404);
    expect((await context.app.inject('/sitemap.xml')).body.includes('/privacy<')).toBe(isThere);
    await context.close();
  }
});
