import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { calls, pageList, paths } from '@hearthlight/domain';
import { expect, test } from '@playwright/test';

import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { environment, root } from '../../tooling/prepare.mjs';

test.setTimeout(180_000);

/** Words that occur only in Hearthlight's own content: its names and its address. */
const traces = /hearthlight|lantern street|503 555 0142/i;

const harbor = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 330" width="400" height="330"><path fill="#1d4ed8" d="M0 0h400v330H0z"/><path fill="#fbbf24" d="M60 250h280l-40 50H100z"/></svg>`;

const font = join(root, 'packages/content/examples/northwind/fonts/bricolage-grotesque.woff2');
const ownFace = `@font-face { font-family: 'Ours'; src: url('fonts/ours.woff2') format('woff2'); font-display: swap; }`;

/** Edits to the content files: file, old text, new text. */
const changes: readonly [file: string, from: string, to: string][] = [
  ['foundation.yaml', 'name: Your Foundation', 'name: Southport Tide Fund'],
  ['foundation.yaml', 'product: Your Foundation', 'product: Tidefund'],
  ['brand.css', '--pine: #0e5a47', '--pine: #1d4ed8'],
  ['brand.css', "--font-display: 'Fraunces', 'Fraunces fallback', Georgia, serif", "--font-display: 'Ours', serif"],
  ['home.yaml', '  reach: at work in 14 countries', '  reach: at work along one coast'],
  ['campaigns.yaml', 'A deep well for the four villages of Garbatula', 'A sea wall for Marsh Lane'],
  ['campaigns.yaml', 'goal: 18000', 'goal: 21500'],
  ['campaigns.yaml', 'file: well.svg', 'file: harbor.svg'],
];

function editFolder(folder: string): void {
  for (const [file, from, to] of changes) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text, `${file} says "${from}"`).toContain(from);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  writeFileSync(join(folder, 'pictures/harbor.svg'), harbor);
  mkdirSync(join(folder, 'fonts'));
  copyFileSync(font, join(folder, 'fonts/ours.woff2'));
  appendFileSync(join(folder, 'brand.css'), ownFace);
}

/** Runs `npm start` with the folder. The built site and the data are placed beside it. */
async function start(home: string, port: number) {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...environment,
      CONTENT_DIR: join(home, 'ours'),
      SITE_DIR: join(home, 'site'),
      // Not the desk that the other tests use.
      DESK_DIR: '',
      DATA_DIR: join(home, 'data'),
      PORT: String(port),
      SAMPLE_DATA: 'yes',
    },
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => npm.exitCode !== null,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  const stop = async () => {
    npm.kill('SIGTERM');
    if (npm.exitCode === null) await once(npm, 'exit');
  };
  return { output: () => output, stop };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns built files that mention Hearthlight. Skips compressed copies. */
const tracesInFiles = (site: string) =>
  filesIn(site)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    // Server code is never sent to visitors. It contains package names.
    .filter((file) => !relative(site, file).startsWith('.'))
    .filter((file) => traces.test(file) || traces.test(readFileSync(file, 'latin1')))
    .map((file) => relative(site, file));

/** Returns the body and headers at an address, regardless of the status. */
async function responseAt(origin: string, address: string): Promise<string> {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return JSON.stringify([...response.headers]) + body;
}

/** Returns the addresses within the site in a page, the sitemap or the feed. */
const addressesIn = (text: string, origin: string): string[] =>
  [...text.matchAll(/(?:href|src|content|data-modules)="([^"]*)"|<loc>([^<]*)<\/loc>/g)]
    .flatMap(([, value = '', location = '']) => `${value} ${location}`.split(/\s+/))
    .map((value) => value.replaceAll('&amp;', '&').replace(origin, ''))
    .map((value) => value.replace(/#.*$/, ''))
    .filter((value) => /^\/(?!\/)/.test(value));

/** Requests everything reachable from `first`. Returns the texts by address. */
async function crawl(origin: string, first: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...first];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (texts.has(address)) continue;
    const text = await responseAt(origin, address);
    texts.set(address, text);
    waiting.push(...addressesIn(text, origin.replace('127.0.0.1', 'localhost')));
  }
  return texts;
}

const entries = [
  ...pageList.map(({ path }) => path),
  paths.news('No such article'),
  '/no-such-page',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/campaigns/1/badge.svg',
  '/dev/mail',
  '/dev/api',
  '/dev/api/openapi.json',
  calls.latestNews.path,
  '/api/no-such-call/',
];

async function post(origin: string, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** Triggers mails to a new, a known and an unknown address. Returns all mails. */
async function causeMails(origin: string): Promise<string> {
  const email = 'ada@example.org';
  const name = { first_name: 'Ada', last_name: 'Byron' };
  await post(origin, calls.sendEmailVerificationCode.path, { email, ...name });
  await post(origin, calls.sendPasswordResetCode.path, { email: 'demo@example.org' });
  await post(origin, calls.sendPasswordResetCode.path, { email: 'nobody@example.org' });
  const mails = async () => (await fetch(`${origin}/dev/mail.json`)).text();
  const recipients = async () => new Set([...(await mails()).matchAll(/"to":"([^"@]*)@/g)].map(([, to]) => to));
  await expect.poll(recipients).toEqual(new Set(['ada', 'demo', 'nobody']));
  return mails();
}

test('a foundation created with init outside the source tree has no trace of Hearthlight', async () => {
  const home = mkdtempSync(join(tmpdir(), 'another-foundation-'));
  const content = join(home, 'ours');
  const init = spawnSync('npm', ['run', '--silent', 'content', '--', 'init', content], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  expect(init.stderr + init.stdout).toContain('foundation.yaml');
  editFolder(content);
  const shipped = filesIn(join(root, 'apps/web/dist')).length;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { output, stop } = await start(home, port);
  try {
    expect(output()).toContain('Tidefund is at');
    const mails = await causeMails(origin);
    expect(mails).toContain('is your Tidefund code');
    expect(mails).toContain('Southport Tide Fund');
    expect(mails).not.toMatch(traces);

    const texts = await crawl(origin, entries);
    const found = [...texts].filter(([, text]) => traces.test(text)).map(([address]) => address);
    expect(found, 'addresses that name Hearthlight').toEqual([]);
    expect(tracesInFiles(join(home, 'site')), 'built files that name Hearthlight').toEqual([]);

    const homePage = texts.get('/') ?? '';
    for (const text of ['Southport Tide Fund', 'at work along one coast', 'A sea wall for Marsh Lane', '$21,500'])
      expect(homePage).toContain(text);
    expect(homePage).toContain('<meta property="og:site_name" content="Southport Tide Fund" />');
    const preloaded = [...homePage.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)];
    expect(preloaded.map(([, file = '']) => file.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      expect.stringMatching(/^\/assets\/(?:ours|figtree-latin-wght-normal)$/),
      expect.stringMatching(/^\/assets\/(?:ours|figtree-latin-wght-normal)$/),
    ]);
    expect(texts.get('/pictures/harbor.svg')).toContain(harbor);
    const styles = [...texts].filter(([address]) => address.endsWith('.css')).map(([, text]) => text);
    expect(styles.join('\n')).toContain('#1d4ed8');
    // The crawl covers pages, news, scripts, styles, fonts, pictures, icons and the share image.
    for (const part of ['/news/', '.js', '.css', '.woff2', '.svg', '/apple-touch-icon.png', '/share.jpg'])
      expect(
        [...texts.keys()].some((address) => address.includes(part)),
        part,
      ).toBe(true);
    // The site with Hearthlight's own content is unchanged.
    expect(filesIn(join(root, 'apps/web/dist'))).toHaveLength(shipped);
    expect(readFileSync(join(root, 'apps/web/dist/index.html'), 'utf8')).toMatch(traces);
  } finally {
    await stop();
    rmSync(home, { recursive: true, force: true });
  }
});
