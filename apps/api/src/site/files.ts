import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { Foundation } from '@hearthlight/domain';

/** The files of the built site, read once at start. */
export interface SiteFiles {
  /** The foundation the site was built for. */
  foundation: Foundation;
  /** Whether a file exists at an address such as `/pictures/well.svg`. Excludes HTML pages. */
  has: (address: string) => boolean;
  /** Returns the prerendered HTML for an address such as `/about`, if any. */
  page: (address: string) => string | undefined;
  /** The HTML of an article without content. `undefined` before the first build. */
  shell: string | undefined;
  /** The HTML for unknown addresses. */
  notFound: string | undefined;
  /** The HTML for unknown article titles. */
  newsNotFound: string | undefined;
}

/** Reads the built site in `directory`. Returns an empty site before the first build. */
export function readSite(directory: string, foundation: Foundation): SiteFiles {
  const files = listFiles(directory);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => [
        file.slice(0, -'/index.html'.length) || '/',
        readFileSync(join(directory, file), 'utf8'),
      ]),
  );
  const served = new Set(files.filter((file) => !/\.(?:html|br|gz)$|^\/\./.test(file)));
  const read = (name: string) =>
    files.includes(`/${name}`) ? readFileSync(join(directory, name), 'utf8') : undefined;
  return {
    foundation,
    has: (address) => served.has(address),
    page: (address) => pages.get(address),
    shell: read('shell.html'),
    notFound: read('not-found.html'),
    newsNotFound: read('news-not-found.html'),
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
