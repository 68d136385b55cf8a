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
const rendered: Record<string, string> = {
  '/': 'src/routes/home.tsx',
  '/home': 'src/routes/home.tsx',
  '/about': 'src/routes/about.tsx',
  '/signup': 'src/routes/sign-up.tsx',
  '/signin': 'src/routes/sign-in.tsx',
  '/reset-password': 'src/routes/reset-password.tsx',
};
const guarded: Record<string, string> = {
  '/dashboard': 'src/routes/dashboard.tsx',
  '/request-help': 'src/routes/dashboard.tsx',
  '/donate-now': 'src/routes/dashboard.tsx',
};

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

write('shell.html', page({ route: 'src/routes/news.tsx', body: '' }));
for (const [path, route] of Object.entries({ ...rendered, ...guarded })) {
  const body = path in rendered ? await renderPage(path) : '';
  write(join(path, 'index.html'), page({ route, body }));
}
compress(dist);
rmSync(join(here, 'dist-ssr'), { recursive: true });

/** The template with its files in the order in which a browser needs them, and a body. The server fills the rest of the head. */
function page({ route, body }: { route: string; body: string }): string {
  const bare = template.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  // React asks for the first picture in front of the body; it is needed before the code is.
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  return bare
    .replace('<!--head-->', () => `${filesOf(route, body !== '', pictures)}\n<!--head-->`)
    .replace('<!--app-->', () => body.slice(pictures.length));
}

/**
 * The style and the fonts of Latin text, without which nothing can be drawn, then the code of the page. A page that was
 * rendered can be read before its code is there, so the code lets style, fonts and pictures go first.
 */
function filesOf(route: string, isRendered: boolean, pictures: string): string {
  const chunks = [...chunksOf('index.html'), ...chunksOf(route)];
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => latinFont.test(file));
  const [entry = '', ...modules] = unique(chunks.map((chunk) => chunk.file));
  const priority = isRendered ? ' fetchpriority="low"' : '';
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    pictures,
    `<script type="module" crossorigin src="/${entry}"${priority}></script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${priority} />`),
  ].join('\n');
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
