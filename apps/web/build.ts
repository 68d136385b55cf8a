import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { contentDirectory, loadContent, siteDirectory } from '@hearthlight/content';
import {
  addressesOf,
  type Page,
  type PageData,
  pageList,
  type PageRenderer,
  type RenderedScreen,
} from '@hearthlight/domain';
import { build, type Manifest, type ManifestChunk } from 'vite';

import { removeOutdated } from './former-files.ts';

/**
 * Builds the site: scripts and styles with Vite, one HTML file for each address in the table of pages, and in `.server`
 * what the server needs to render pages with news or with the books. The server replaces `<!--head-->` with the title and the share card.
 *
 * The pages of the table are rendered without data: this is what is served while there is none. `shell.html` is an
 * article without content, for a server that cannot render. The other two are the same for every unknown address.
 */
const here = dirname(fileURLToPath(import.meta.url));
const dist = siteDirectory();

/** The screen that makes a call as soon as it is there. The code of the calls loads with it. */
const callsAtOnce = 'dashboard';

type BeforeScript = Page['beforeScript'];

const withoutScript = `<noscript><p style="max-width: 40em; margin: auto; padding: 2rem">
  This page needs JavaScript, which is turned off or blocked in your browser.
  The <a href="/" style="text-decoration: underline">home page</a> works without it and lists our contact details.
</p></noscript>`;

/** Shown by `start.ts` if the page's code does not load, and by the style alone if `start.ts` itself does not. */
const withoutCode = `<style>
  #code-failed { display: none; position: fixed; inset: auto 0 0; z-index: 99; padding: 1rem; text-align: center; background: Canvas; color: CanvasText; border-top: 2px solid }
  html[data-code="failed"] #code-failed { display: block }
  @media (scripting: enabled) { html:not([data-code]) #code-failed { display: block } }
</style>
<p id="code-failed" role="alert">
  This page did not load completely, so its buttons and forms do not work yet. Check your connection, then
  <a href="" style="text-decoration: underline">reload the page</a>.
</p>`;

const { brand } = loadContent(contentDirectory());

/** Names of the font files that text needs first: for headings and for the rest, the foundation's own or the product's. */
const firstFonts = (['font-display', 'font-sans'] as const).map((name) => {
  const family = (brand.values[name].split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
  const own = brand.faces.find((face) => face.family === family);
  return own ? parse(own.file).name : `${family.toLowerCase()}-latin-wght-normal`;
});

/** Whether a built file, whose name ends with a hash of eight characters, is one of them. */
const isFirstFont = (file: string) =>
  /\.woff2?$/.test(file) && firstFonts.includes(parse(file).name.slice(0, -'-12345678'.length));

/* Node.js reads the configuration itself: Vite would write a bundle of it into the program's folder, which may be read-only. */
const options = { root: here, logLevel: 'warn', configLoader: 'native' } as const;

const start = Date.now();
await build({ ...options, build: { outDir: dist, emptyOutDir: false } });
await build({
  ...options,
  build: {
    ssr: 'src/render/server.tsx',
    outDir: join(dist, '.server'),
    emptyOutDir: false,
    manifest: false,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
/* Without it, the nearest package.json decides how Node.js reads the renderer, and `dist` may be in any folder. */
write('.server/package.json', JSON.stringify({ type: 'module' }));
const renderer: PageRenderer = await import(pathToFileURL(join(dist, '.server/server.js')).href);
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const built = readFileSync(join(dist, 'index.html'), 'utf8');

const templates: Record<RenderedScreen, string> = {
  home: templateOf('home'),
  news: templateOf('news'),
  about: templateOf('about'),
  ledger: templateOf('ledger', 'form'),
};
write('.server/templates.json', JSON.stringify(templates));
write('shell.html', emptyPage(templateOf('news', 'form')));
write('not-found.html', await render(templateOf('missing'), '/not-found'));
write('news-not-found.html', await render(templateOf('news'), '/news/unknown', { newsDetail: null }));
for (const page of pageList)
  for (const address of addressesOf(page))
    write(join(address, 'index.html'), await render(templateOf(page.screen, page.beforeScript), address));
removeOutdated(dist, start);
compress(dist);

/** Renders a page that is the same for everyone. */
function render(page: string, address: string, data?: Omit<PageData, 'renderedAt'>): Promise<string> {
  return renderer.renderPage(page, {
    address,
    data: { ...data, renderedAt: new Date(0).toISOString() },
    sanitizeHtml: () => '',
  });
}

function emptyPage(page: string): string {
  return page.replace(/<!--(?:pictures|app|data)-->/g, '');
}

/** A page without content: the files of a screen in the order in which a browser needs them. */
function templateOf(screen: string, beforeScript: BeforeScript = 'read'): string {
  const frame = built.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  return (
    frame
      .replace('<!--head-->', () => `${filesOf(screen, beforeScript)}\n<!--head-->`)
      .replace('<!--without-script-->', beforeScript === 'read' ? '' : withoutScript)
      // After the page, whose skip link is its first link.
      .replace('<!--without-code-->', withoutCode)
  );
}

/** What the first paint needs (style, Latin fonts, the first picture), then the code of the page. */
function filesOf(screen: string, beforeScript: BeforeScript): string {
  const chunks = [
    ...chunksOf('index.html'),
    ...chunksOf(`src/routes/${screen}.tsx`),
    ...(screen === callsAtOnce ? chunksOf('src/api/send.ts') : []),
  ];
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter(isFirstFont);
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    '<!--pictures-->',
    codeOf(unique(chunks.map((chunk) => `/${chunk.file}`)), beforeScript),
  ].join('\n');
}

/** The script that loads the page's code: for a page to read when it is needed, for others once they are painted. */
function codeOf(files: string[], beforeScript: BeforeScript): string {
  const starter = manifest['src/render/start.ts']?.file ?? '';
  const start = beforeScript === 'read' ? 'idle' : 'now';
  return `<script src="/${starter}" data-start="${start}" data-modules="${files.join(' ')}"></script>`;
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
    if (item.isDirectory() && !item.name.startsWith('.')) compress(path);
    else if (/\.(js|css|svg|json|txt)$/.test(item.name)) {
      const bytes = readFileSync(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}
