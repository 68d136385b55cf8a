import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type PageRenderer, pathIn, type RenderedScreen, type SiteLanguages } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

import { shownHtml } from '../../features/news/clean-html.ts';
import type { SiteFiles } from '../../platform/site/files.ts';

type RenderPage = PageRenderer['renderPage'];
type Page = Parameters<RenderPage>[1];

/** Renders the pages that depend on news or books. */
export interface SiteRenderer {
  renderPage: (screen: RenderedScreen, page: Omit<Page, 'sanitizeHtml'>) => Promise<string>;
}

/** The folder with the rendering module and the templates. It is not served. */
const directoryOf = (siteDirectory: string) => join(siteDirectory, '.server');

/**
 * Loads the renderers of the site in `directory`, which has one for each language. Rejects if the site was built
 * without them. Paths are those of the default language.
 */
async function loadRenderer(directory: string, languages: SiteLanguages): Promise<SiteRenderer> {
  const loaded = languages.map(async (language) => {
    const folder = join(directoryOf(directory), language === languages[0] ? '' : language);
    const templates: Record<RenderedScreen, string> = JSON.parse(readFileSync(join(folder, 'templates.json'), 'utf8'));
    const { renderPage }: PageRenderer = await import(pathToFileURL(join(folder, 'server.js')).href);
    return { language, renderPage, templates };
  });
  const renderers = await Promise.all(loaded);
  return {
    renderPage: (screen, page) => {
      const renderer = renderers.find(({ language }) => language === currentLanguage()) ?? renderers[0];
      if (!renderer) throw new Error('The site has no language.');
      const address = pathIn(renderer.language, page.address, languages);
      return renderer.renderPage(renderer.templates[screen], { ...page, address, sanitizeHtml: shownHtml });
    },
  };
}

/** Settings that decide whether the server renders pages. */
interface RenderedSite {
  /** The origin for the site's calls, if it is not this server. Its news is not in this database. */
  backend?: string;
  site: SiteFiles;
  siteDirectory: string;
}

/**
 * Loads the renderer of the built site; `undefined` without a site, for another backend, and after an error, which is
 * logged.
 */
export async function rendererOf(
  { backend, site, siteDirectory }: RenderedSite,
  logError: (error: unknown) => void,
): Promise<SiteRenderer | undefined> {
  try {
    const isRendered = backend === undefined && site.isBuilt;
    return isRendered ? await loadRenderer(siteDirectory, site.languages) : undefined;
  } catch (error) {
    logError(error);
    return undefined;
  }
}
