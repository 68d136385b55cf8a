import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { addressesOf, pageList, type Page } from '@hearthlight/domain';
import { build, type Manifest, type ManifestChunk } from 'vite';

/**
 * Builds the site: scripts and styles with Vite, then one HTML file for each address in the table of pages. Public
 * pages and forms are rendered. Guarded pages only preload their code, as does `shell.html`, which is for news and
 * unknown addresses. The server replaces `<!--head-->` with the title and the share card.
 */
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

type BeforeScript = Page['beforeScript'];

const withoutScript = `<noscript><p style="max-width: 40em; margin: auto; padding: 2rem">
  This page needs JavaScript, which is turned off or blocked in your browser.
  The <a href="/" style="text-decoration: underline">home page</a> works without it and lists our contact details.
</p></noscript>`;

const latinFont = /-latin-wght-normal-[\w-]+\.woff2$/;

interface Prerender {
  renderPage: (path: string) => Promise<string>;
}

await build({ root: here, logLevel: 'warn' });
await build({
  root: here,
  logLevel: 'warn',
  build: { ssr: 'src/render/prerender.tsx', outDir: 'dist-ssr', manifest: false, copyPublicDir: false },
  ssr: { noExternal: true },
});
const entry = pathToFileURL(join(here, 'dist-ssr/prerender.js')).href;
const { renderPage }: Prerender = await import(entry);
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const template = readFileSync(join(dist, 'index.html'), 'utf8');

write('shell.html', htmlOf('news', 'empty', ''));
for (const page of pageList) {
  for (const address of addressesOf(page)) {
    const body = page.beforeScript === 'empty' ? '' : await renderPage(address);
    write(join(address, 'index.html'), htmlOf(page.screen, page.beforeScript, body));
  }
}
compress(dist);
rmSync(join(here, 'dist-ssr'), { recursive: true });

/** The template with a body and with its files in the order in which a browser needs them. */
function htmlOf(screen: string, beforeScript: BeforeScript, body: string): string {
  const frame = template.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  // React puts the preload of the first picture before the body; the picture is needed before the code.
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  return frame
    .replace('<!--head-->', () => `${filesOf(screen, beforeScript, pictures)}\n<!--head-->`)
    .replace('<!--app-->', () => body.slice(pictures.length))
    .replace('<!--without-script-->', beforeScript === 'read' ? '' : withoutScript);
}

/** What the first paint needs (style, Latin fonts, the first picture), then the code of the page. */
function filesOf(screen: string, beforeScript: BeforeScript, pictures: string): string {
  const chunks = [...chunksOf('index.html'), ...chunksOf(`src/routes/${screen}.tsx`)];
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => latinFont.test(file));
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    pictures,
    ...codeOf(unique(chunks.map((chunk) => `/${chunk.file}`)), beforeScript),
  ].join('\n');
}

/** A page to read loads its code after the first paint; a form loads it after style, fonts and pictures. */
function codeOf(files: string[], beforeScript: BeforeScript): string[] {
  if (beforeScript === 'read') {
    const starter = manifest['src/render/after-first-paint.ts']?.file ?? '';
    return [
      `<script type="module" crossorigin src="/${starter}" data-modules="${files.join(' ')}"></script>`,
    ];
  }
  const priority = beforeScript === 'form' ? ' fetchpriority="low"' : '';
  const [entry = '', ...modules] = files;
  return [
    `<script type="module" crossorigin src="${entry}"${priority}></script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}"${priority} />`),
  ];
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

/** A chunk and everything it imports, itself first. */
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

/** Writes Brotli and gzip versions of text files. The server compresses HTML itself, after filling in the head. */
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
