import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { type Foundation, pathIn, type SiteLanguages } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

/** The files of the built site, read once at start. Texts and pages are those of the current language. */
export interface SiteFiles {
  /** The languages of the site, the default first. */
  languages: SiteLanguages;
  /** The foundation the site was built for. */
  foundation: Foundation;
  /** Whether a file exists at an address such as `/pictures/well.svg`. Excludes HTML pages. */
  has: (address: string) => boolean;
  /** Returns the address of a page such as `/about` in the current language. */
  addressOf: (path: string) => string;
  /** Returns the prerendered HTML of a page such as `/about`, if any. */
  page: (path: string) => string | undefined;
  /** Whether the site has been built. */
  isBuilt: boolean;
  /** The HTML of an article without content. `undefined` before the first build. */
  shell: string | undefined;
  /** The HTML for unknown addresses. */
  notFound: string | undefined;
  /** The HTML for unknown article titles. */
  newsNotFound: string | undefined;
}

/**
 * Reads the built site in `directory`. Returns an empty site before the first build. `foundations` has the facts in
 * each language, the default first.
 */
export function readSite(directory: string, foundations: readonly [Foundation, ...Foundation[]]): SiteFiles {
  const files = listFiles(directory);
  const texts = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(/\/index\.html$/, '') || '/', readFileSync(join(directory, file), 'utf8')]),
  );
  const served = new Set(files.filter((file) => !/\.(?:html|br|gz)$|^\/\./.test(file)));
  const [{ languages }] = foundations;
  const addressOf = (path: string) => pathIn(currentLanguage(), path, languages);
  const page = (path: string) => texts.get(addressOf(path));
  return {
    languages,
    addressOf,
    has: (address) => served.has(address),
    page,
    // The server starts before it has a language, and the default language has no prefix.
    isBuilt: texts.has('/shell.html'),
    get foundation() {
      return foundations.find(({ language }) => language === currentLanguage()) ?? foundations[0];
    },
    get shell() {
      return page('/shell.html');
    },
    get notFound() {
      return page('/not-found.html');
    },
    get newsNotFound() {
      return page('/news-not-found.html');
    },
  };
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  } catch {
    return [];
  }
}
