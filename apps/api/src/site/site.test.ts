import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pageMeta, paths } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { escapeHtml } from '../http/html.ts';
import { refusals } from '../http/refusal.ts';
import { engines, newFolder } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';

const shell =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head><body><div id="root"></div></body></html>';
const drawn = (text: string) => shell.replace('<div id="root"></div>', () => `<div id="root">${text}</div>`);
const files = {
  'index.html': drawn('Home, drawn before. '.repeat(100)),
  'home/index.html': drawn('Home, drawn before.'),
  'about/index.html': drawn('About, drawn before.'),
  'reset-password/index.html': drawn('Recovery, drawn before.'),
  'dashboard/index.html': drawn('Dashboard, drawn before.'),
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
  let stage: Stage;
  const siteDirectory = newFolder();
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(siteDirectory, name)), { recursive: true });
      writeFileSync(join(siteDirectory, name), text);
    }
    stage = await openStage(engine, { siteDirectory });
    await stage.database
      .insertInto('news')
      .values({
        title: awkward,
        tags: 'Roofs',
        cover_image_url: 'https://pictures.example/roof.jpg',
        cover_image_description: 'A roof in the "rain"',
        published_at: stage.clock.now,
        detail: '<p>The nails &amp; the storm.</p>',
        author_name: 'Ruth </script> W.',
      })
      .execute();
  });
  afterAll(() => stage.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    stage.app.inject({ method: 'GET', url, headers });

  test.each([
    ['/', 'Home, drawn before.', '/'],
    ['/home', 'Home, drawn before.', '/'],
    ['/about', 'About, drawn before.', '/about'],
    ['/about/?from=mail', 'About, drawn before.', '/about'],
  ])('%s is the page that was drawn before, with what is told when it is shared', async (url, text, path) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(text);
    const { title, description } = pageMeta[path === '/' ? '/' : '/about'];
    expect(body.match(/<title>[^<]*/g)).toEqual([`<title>${escapeHtml(title)}`]);
    expect(body).toContain(`<meta name="description" content="${escapeHtml(description)}" />`);
    expect(body).toContain(`<link rel="canonical" href="https://hearthlight.example${path}" />`);
    expect(body).toContain('<meta property="og:image" content="https://hearthlight.example/share.png" />');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(body).not.toContain('noindex');
    expect(linkedData(body)).toMatchObject({
      '@context': 'https://schema.org',
      url: `https://hearthlight.example${path}`,
    });
  });

  test('an article is told of with its own words, whatever signs are in them', async () => {
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
      '<meta property="og:image" content="https://pictures.example/roof.jpg" />',
      '<meta property="og:image:alt" content="A roof in the &quot;rain&quot;" />',
    ]) {
      expect(body.slice(0, body.indexOf('</head>'))).toContain(tag);
    }
    expect(linkedData(body)).toMatchObject({ headline: awkward, author: { name: 'Ruth </script> W.' } });
    expect(body).toContain('<div id="root"></div>');
  });

  test.each(['/reset-password/', '/dashboard?pane=history'])(
    '%s is drawn, and left out by search engines',
    async (url) => {
      const { body, headers, statusCode } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('drawn before');
      expect(body).toContain('<meta name="robots" content="noindex" />');
    },
  );

  test.each([
    '/nothing',
    '/news/nothing',
    '/news',
    '/news/a/b',
    '/index.html',
    '/shell.html',
    '/news/%E0%A4%A',
  ])('%s is not found', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(url)).statusCode).toBeLessThan(500);
  });

  test('what is not found is the shell, left out by search engines', async () => {
    const { body, statusCode } = await get('/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Hearthlight</title>\n<meta name="robots" content="noindex" />');
  });

  test('files: those with a hash for ever, others for an hour, compressed where that was done before', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'as brotli']);
    expect(small.headers['vary']).toMatch(/accept-encoding/i);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
  });

  test('a file that is not there, or no longer, is a 404 of plain text that nobody keeps', async () => {
    for (const gone of ['assets/page-3c4d.js', 'photo.png']) rmSync(join(siteDirectory, gone));
    for (const url of ['/assets/page-3c4d.js', '/photo.png', '/assets/never.js', '/assets/never']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { headers, payload, statusCode } = await stage.app.inject({ method, url });
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
    expect(
      (await stage.app.inject({ method: 'POST', url: '/assets/never.js', payload: {} })).statusCode,
    ).toBe(405);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%5c..%5cx',
    '//etc/passwd',
  ])('%s leads nowhere', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('longer texts are compressed for who can take it', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'br' });
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('sitemap and robots name what is public', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toMatch(/xml/);
    const places = Array.from(map.body.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) =>
      place?.replaceAll('&#39;', "'"),
    );
    expect(places).toEqual([
      'https://hearthlight.example/',
      'https://hearthlight.example/about',
      `https://hearthlight.example${paths.news(awkward)}`,
    ]);
    const robots = (await get('/robots.txt')).body;
    expect(robots).toContain('Sitemap: https://hearthlight.example/sitemap.xml');
    expect(robots).toContain('Disallow: /dashboard');
  });

  test('a page takes no POST', async () => {
    const answer = await stage.app.inject({ method: 'POST', url: '/about', payload: {} });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

test('a site that is not built says so', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('there is no database to test on');
  const stage = await openStage(engine);
  const answer = await stage.app.inject({ method: 'GET', url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
  await stage.close();
});
