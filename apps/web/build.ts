import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { build, type Manifest, type ManifestChunk } from 'vite';

/**
 * Builds the site: scripts and styles by Vite, then the HTML of each fixed address. Public pages and forms are
 * rendered; the guarded ones, which show a donor's data only, are empty but for the code that they preload, like
 * `shell.html` for news and unknown addresses. The server puts title and share card where `<!--head-->` stands.
 */
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

/** What a page is without its code: something to read, something to fill in, or nothing. */
type Bare = 'read' | 'filled in' | 'empty';
const addresses: Record<string, { route: string; bare: Bare }> = {
  '/': { route: 'src/routes/home.tsx', bare: 'read' },
  '/home': { route: 'src/routes/home.tsx', bare: 'read' },
  '/about': { route: 'src/routes/about.tsx', bare: 'read' },
  '/signup': { route: 'src/routes/sign-up.tsx', bare: 'filled in' },
  '/signin': { route: 'src/routes/sign-in.tsx', bare: 'filled in' },
  '/reset-password': { route: 'src/routes/reset-password.tsx', bare: 'filled in' },
  '/dashboard': { route: 'src/routes/dashboard.tsx', bare: 'empty' },
  '/request-help': { route: 'src/routes/dashboard.tsx', bare: 'empty' },
  '/donate-now': { route: 'src/routes/dashboard.tsx', bare: 'empty' },
};

const withoutScript = `<noscript><p style="max-width: 40em; margin: auto; padding: 2rem">
  This page needs JavaScript, which is switched off in your browser or blocked on the way.
  The <a href="/" style="text-decoration: underline">home page</a> can be read without it, and it tells how to reach us.
</p></noscript>`;

const latinFont = /-latin-wght-normal-[\w-]+\.woff2$/;

interface Prerender {
  renderPage: (path: string) => Promise<string>;
}

await build({ root: here, logLevel: 'warn' });
await build({
  root: here,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist-ssr', manifest: false, copyPublicDir: false },
  ssr: { noExternal: true },
});
const entry = pathToFileURL(join(here, 'dist-ssr/prerender.js')).href;
const { renderPage }: Prerender = await import(entry);
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const template = readFileSync(join(dist, 'index.html'), 'utf8');

write('shell.html', page('src/routes/news.tsx', 'empty', ''));
for (const [path, { route, bare }] of Object.entries(addresses)) {
  const body = bare === 'empty' ? '' : await renderPage(path);
  write(join(path, 'index.html'), page(route, bare, body));
}
compress(dist);
rmSync(join(here, 'dist-ssr'), { recursive: true });

/** The template with its files in the order in which a browser needs them, and a body. The server fills the rest of the head. */
function page(route: string, bare: Bare, body: string): string {
  const frame = template.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  // React asks for the first picture in front of the body; it is needed before the code is.
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  return frame
    .replace('<!--head-->', () => `${filesOf(route, bare, pictures)}\n<!--head-->`)
    .replace('<!--app-->', () => body.slice(pictures.length))
    .replace('<!--without-script-->', bare === 'read' ? '' : withoutScript);
}

/** The style, the fonts of Latin text and the first picture, without which nothing can be drawn, then the code of the page. */
function filesOf(route: string, bare: Bare, pictures: string): string {
  const chunks = [...chunksOf('index.html'), ...chunksOf(route)];
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => latinFont.test(file));
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    pictures,
    ...codeOf(unique(chunks.map((chunk) => `/${chunk.file}`)), bare),
  ].join('\n');
}

/** What can be read is painted before its code is asked for; what is filled in lets style, fonts and pictures go first. */
function codeOf(files: string[], bare: Bare): string[] {
  if (bare === 'read') {
    const starter = manifest['src/after-first-paint.ts']?.file ?? '';
    return [
      `<script type="module" crossorigin src="/${starter}" data-modules="${files.join(' ')}"></script>`,
    ];
  }
  const priority = bare === 'filled in' ? ' fetchpriority="low"' : '';
  const [entry = '', ...modules] = files;
  return [
    `<script type="module" crossorigin src="${entry}"${priority}></script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}"${priority} />`),
  ];
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

/** A chunk and all that it imports, itself first. */
function chunksOf(name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen))];
}

function write(file: string, text: string): void {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Brotli and gzip beside every file that gains by it; the HTML is compressed by the server, which fills it first. */
function compress(folder: string): void {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) compress(path);
    else if (/\.(js|css|svg|json|txt)$/.test(item.name)) {
      const bytes = readFileSync(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}
