import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { contentModules } from '@hearthlight/content/vite';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const textOf = (entry: string) => readFileSync(`${root}packages/ui/src/${entry}.ts`, 'utf8');

/** Returns the exports of an entry of `@hearthlight/ui`. Those of types start with `type`. */
function exportsOf(entry: string): string[] {
  const lists = [...textOf(entry).matchAll(/^export (type )?\{([^}]*)\}/gm)];
  return lists.flatMap(([, type = '', list = '']) =>
    list.split(',').flatMap((name) => (name.trim() === '' ? [] : type + name.trim())),
  );
}

/** The exports of the entries, by the variables that `snippet-module.ts` reads. */
export const entryNames = {
  STORYBOOK_LIBRARY: exportsOf('index').join(','),
  STORYBOOK_PRODUCT: exportsOf('product').join(','),
};

/** Returns the story files of components that the package exports. */
export const exportedStoryFiles = (): string[] =>
  ['index', 'product']
    .flatMap((entry) =>
      Array.from(textOf(entry).matchAll(/^export \{[^}]*\} from '\.\/(.*)\.tsx'/gm), ([, path]) => path),
    )
    .map((path) => `packages/ui/src/${path}.stories.tsx`)
    .filter((file) => existsSync(root + file) && !/^ {2}tags: \['internal'/m.test(readFileSync(root + file, 'utf8')));

/** Starts a server that runs modules of stories in Node.js, calls `work` with its loader, and stops it. */
export async function withModules<T>(work: (load: Load) => Promise<T>): Promise<T> {
  const defined = Object.entries(entryNames).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]);
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [contentModules()],
    define: Object.fromEntries(defined),
    resolve: { alias: { '#storybook/preview': `${root}.storybook/bare-preview.ts` } },
    /* Node.js loads the words of other languages, which an example may still wait for when the server stops. */
    ssr: { external: ['@hearthlight/words'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
  });
  try {
    return await work((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}

type Load = (path: string) => Promise<Record<string, unknown>>;

type Of<T> = (stories: Readonly<Record<string, unknown>>) => T[];

interface BarePreview {
  snippetsOf?: Of<[id: string, code: string]>;
  incompleteIn?: Of<string>;
}

const loadPreview = (load: Load): Promise<BarePreview> => load('/.storybook/bare-preview.ts');

/** Returns the snippets of the documented stories in a file, by id. */
export async function snippetsIn(file: string, load: Load): Promise<[id: string, code: string][]> {
  const { snippetsOf } = await loadPreview(load);
  return snippetsOf?.(await load(file)) ?? [];
}

/** Returns the ids of the documented stories in a file that show more than their snippets. */
export async function incompleteSnippets(file: string, load: Load): Promise<string[]> {
  const { incompleteIn } = await loadPreview(load);
  return incompleteIn?.(await load(file)) ?? [file];
}
