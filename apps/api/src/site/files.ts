import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of the built site, looked up once when the server starts. */
export interface SiteFiles {
  /** Whether the site has been built. */
  isBuilt: boolean;
  /** Whether there is a file at an address such as `/pictures/well.svg`. Pages of HTML are not among them. */
  has: (address: string) => boolean;
  /** The HTML of a page, or of the shell that stands in for a page that was not prerendered. */
  page: (name: 'home' | 'about' | 'shell') => string;
}

const pages = { home: 'index.html', about: 'about/index.html', shell: 'shell.html' } as const;

/** Reads what was built into `directory`; nothing there means that nothing was built yet. */
export function readSite(directory: string): SiteFiles {
  const files = new Set(listFiles(directory));
  const read = (file: string) =>
    files.has(`/${file}`) ? readFileSync(join(directory, file), 'utf8') : undefined;
  const home = read(pages.home);
  const shell = read(pages.shell) ?? home ?? '';
  const texts = { home: home ?? shell, about: read(pages.about) ?? shell, shell };
  return {
    isBuilt: shell !== '',
    has: (address) => files.has(address) && !/\.(?:html|br|gz)$/.test(address),
    page: (name) => texts[name],
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
