import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { Foundation } from '@hearthlight/domain';

/** The files of the built site, read once when the server starts. */
export interface SiteFiles {
  /** The foundation for which the site was built. */
  foundation: Foundation;
  /** Whether there is a file at an address such as `/pictures/well.svg`. HTML pages do not count. */
  has: (address: string) => boolean;
  /** Returns the HTML that was built for an address such as `/about`, if there is any. */
  page: (address: string) => string | undefined;
  /** The HTML of an article without content; `undefined` before the first build. */
  shell: string | undefined;
  /** The HTML for unknown addresses. */
  notFound: string | undefined;
  /** The HTML for titles that no article has. */
  newsNotFound: string | undefined;
}

/** Reads the built site in `directory`. Before the first build it has no files and no pages. */
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
