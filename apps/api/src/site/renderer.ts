import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { PageRenderer, RenderedScreen } from '@hearthlight/domain';

import { cleanHtml } from '../news/clean-html.ts';

type RenderPage = PageRenderer['renderPage'];
type Page = Parameters<RenderPage>[1];

/** Renders the pages that depend on news or books. */
export interface SiteRenderer {
  renderPage: (screen: RenderedScreen, page: Omit<Page, 'sanitizeHtml'>) => Promise<string>;
}

/** The folder with the rendering module and the templates. It is not served. */
const directoryOf = (siteDirectory: string) => join(siteDirectory, '.server');

/** Loads the renderer of the site in `siteDirectory`. Rejects if the site was built without one. */
export async function loadRenderer(siteDirectory: string): Promise<SiteRenderer> {
  const directory = directoryOf(siteDirectory);
  const templates: Record<RenderedScreen, string> = JSON.parse(
    readFileSync(join(directory, 'templates.json'), 'utf8'),
  );
  const { renderPage }: PageRenderer = await import(pathToFileURL(join(directory, 'server.js')).href);
  return {
    renderPage: (screen, page) => renderPage(templates[screen], { ...page, sanitizeHtml: cleanHtml }),
  };
}
