import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Content, contentDirectory, loadContents, siteDirectory } from '@hearthlight/content';
import { compressFiles } from '@hearthlight/content/vite';
import {
  addressesOf,
  builtPageAt,
  isShown,
  type Language,
  type PageData,
  pageList,
  type PageRenderer,
  pages,
  paneNames,
  pathIn,
  type RenderedScreen,
} from '@hearthlight/domain';
import { loadWords } from '@hearthlight/words';
import { build } from 'vite';

import { removeOutdated } from './former-files.ts';
import { PageTemplates } from './page-templates.ts';

/**
 * Builds the site once for each language: scripts and styles with Vite, one HTML file for each address in the table of
 * pages, and in `.server` what the server needs to render pages with news or with the books. The server replaces
 * `<!--head-->` with the title and the share card.
 *
 * The pages of the table are rendered without data: this is what is served while there is none. `shell.html` is an
 * article without content, for a server that cannot render. The other two are the same for every unknown address. The
 * default language is at the top, others are in a folder of their own; files with a hash in their names are shared.
 */
const dist = siteDirectory();

/* Node.js reads the configuration itself: Vite would write a bundle of it into the program's folder, which may be read-only. */
const options = { root: import.meta.dirname, logLevel: 'warn', configLoader: 'native' } as const;

const start = Date.now();
const contents = loadContents(contentDirectory());
// The default language last, so that Vite's own files are those of its build.
for (const [language, content] of [...contents].toReversed()) await buildLanguage(language, content);
removeOutdated(dist, start);
compressFiles(dist);

async function buildLanguage(language: Language, { brand, foundation }: Content): Promise<void> {
  const { languages } = foundation;
  const folder = language === languages[0] ? '' : language;
  const addressOf = (path: string) => pathIn(language, path, languages);
  const renderer = await buildCode(language, folder);
  const words = (await loadWords(language)).document;
  const templates = new PageTemplates(dist, addressOf('/'), brand, words);
  const render = (page: string, path: string, data?: Omit<PageData, 'renderedAt'>) =>
    renderer.renderPage(page, {
      address: addressOf(path),
      data: { ...data, renderedAt: new Date(0).toISOString() },
      sanitizeHtml: () => '',
    });
  const rendered: Record<RenderedScreen, string> = {
    home: templates.of('home'),
    news: templates.of('news'),
    about: templates.of('about'),
    ledger: templates.of('ledger', 'form'),
    books: templates.of('books'),
  };
  write(join('.server', folder, 'templates.json'), JSON.stringify(rendered));
  write(join(folder, 'shell.html'), templates.empty('news', 'form'));
  write(join(folder, 'not-found.html'), await render(templates.of('missing'), '/not-found'));
  const unknownArticle = await render(templates.of('news'), '/news/unknown', { newsDetail: null });
  write(join(folder, 'news-not-found.html'), unknownArticle);
  for (const page of pageList.filter((each) => isShown(each, foundation)))
    for (const path of addressesOf(page))
      write(join(addressOf(path), 'index.html'), await render(templates.of(page.screen, page.beforeScript), path));
  const { beforeScript, pane: first, path, screen } = pages.dashboard;
  for (const pane of paneNames.filter((name) => name !== first)) {
    const search = `?pane=${pane}`;
    const frame = await render(templates.of(screen, beforeScript), path + search);
    write(addressOf(builtPageAt(path, search)), frame);
  }
}

/** Builds the scripts of a language for the browser and for the server. */
async function buildCode(language: Language, folder: string): Promise<PageRenderer> {
  process.env['CONTENT_LANGUAGE'] = language;
  const server = join(dist, '.server', folder);
  await build({ ...options, build: { outDir: dist, emptyOutDir: false } });
  await build({
    ...options,
    build: {
      ssr: 'src/render/server.tsx',
      outDir: server,
      emptyOutDir: false,
      manifest: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });
  /* Without it, the nearest package.json decides how Node.js reads the renderer, and `dist` may be in any folder. */
  write('.server/package.json', JSON.stringify({ type: 'module' }));
  return import(pathToFileURL(join(server, 'server.js')).href);
}

function write(file: string, text: string): void {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
