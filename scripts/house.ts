import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rules of `docs/architecture.md` about who may import whom; `house.test.ts` holds the code to them. */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Arrows between the packages: what is imported; nothing points back. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/ui': ['packages/domain'],
  'apps/api': ['packages/domain'],
  'apps/web': ['packages/domain', 'packages/ui'],
};

const names: Readonly<Record<string, string>> = {
  '@hearthlight/domain': 'packages/domain',
  '@hearthlight/ui': 'packages/ui',
  '@hearthlight/web': 'apps/web',
  '@hearthlight/api': 'apps/api',
};

/** The rooms of `packages/ui`, in the order of Storybook's sidebar: each its own, and these besides. */
const anyRoom = ['components', 'lib', 'site', 'styles'];
const rooms: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  lib: [],
  components: ['lib'],
  site: ['components', 'lib'],
  home: anyRoom,
  news: anyRoom,
  about: anyRoom,
  account: anyRoom,
  dashboard: anyRoom,
  foundations: ['components', 'styles'],
};

/** What every room may import of another: the list of stories stands on the home page too. */
const shownEverywhere = new Set([
  'packages/ui/src/news/story-list.tsx',
  'packages/ui/src/news/story-list-skeleton.tsx',
]);

/** What a file imports or exports from, as written, comments aside. */
export function importsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, still = '', lazy = '']) => still || lazy);
}

const isProof = (file: string) => /\.(stories|test)\.tsx?$|\.mdx$|\/(fixtures|flows)\//.test(file);
const packageOf = (file: string) => /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? '';
const roomOf = (file: string) => /^packages\/ui\/src\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Where an import leads: a file of the repository (without `?raw`), or the name of a package. */
function target(file: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  return path.startsWith('.') ? join(dirname(file), path) : path;
}

function crossesPackages(file: string, to: string): boolean {
  const own = packageOf(file);
  const other = packageOf(to) || names[/^@[^/]+\/[^/]+/.exec(to)?.[0] ?? ''];
  if (!other || !own || other === own || packages[own]?.includes(other)) return false;
  /* Stories show the content that the site ships. */
  return !(isProof(file) && own === 'packages/ui' && to.startsWith('apps/web/src/content/'));
}

function crossesRooms(file: string, to: string): boolean {
  const [own, other] = [roomOf(file), roomOf(to)];
  if (!own || !other || own === other || isProof(file) || shownEverywhere.has(to)) return false;
  return !rooms[own]?.includes(other);
}

/** A package that is imported without standing in the nearest `package.json`. */
function isUndeclared(file: string, to: string): boolean {
  const own = packageOf(file);
  if (!own || isProof(file) || /^(packages|apps|scripts|\.storybook)\/|^(node|virtual):|^\.\./.test(to))
    return false;
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, own, 'package.json'), 'utf8'),
  );
  const name = /^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;
  return !(name in dependencies);
}

/** Imports of a file that the architecture forbids, each as a sentence. */
export function forbiddenImports(file: string, source: string): string[] {
  return importsOf(source).flatMap((specifier) => {
    const to = target(file, specifier);
    if (crossesPackages(file, to)) return `${file}: ${packageOf(file)} may not know ${specifier}`;
    if (crossesRooms(file, to)) return `${file}: the room ${roomOf(file)} may not know ${specifier}`;
    return isUndeclared(file, to) ? `${file}: ${specifier} is not in ${packageOf(file)}/package.json` : [];
  });
}
