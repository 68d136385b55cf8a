import { globSync } from 'node:fs';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/*
 * Each page gets the words that its components read, and no others: an area that is missing would be an error when a
 * component reads it, one too many is loaded for nothing. Read from the code that remains of a page once it is bundled.
 */

const web = join(import.meta.dirname, '..');
const pages = globSync('*.tsx', { cwd: join(import.meta.dirname, 'routes') }).filter(
  (file) => !file.includes('.stories.'),
);

/** Bundles the pages with packages/ui, one file for each module. */
async function bundle(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: pages.map((file) => `src/routes/${file}`),
        external: (id) => !/^(?:[./]|src\/|@hearthlight\/ui)/.test(id),
        output: { preserveModules: true },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built more than one bundle.');
  return new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
}

const chunks = await bundle();

/** Returns the areas that a file and all that it imports read. */
function areasOf(file: string, seen = new Set<string>()): string[] {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [
    ...Array.from(chunk.code.matchAll(/\buseWords\(["'](\w+)["']\)/g), ([, area = '']) => area),
    ...[...chunk.imports, ...chunk.dynamicImports].flatMap((imported) => areasOf(imported, seen)),
  ];
}

/** The words of `App`. */
const ofAllPages = ['errorPage', 'library'];

test.each(pages)('%s has the words that it shows', (page) => {
  const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(`/${page}`));
  const areas = new Set(areasOf(entry?.fileName ?? ''));
  expect(areas.size).toBeGreaterThan(0);
  const [, given = ''] = /(?:withWords\(|words = )\{([^}]*)\}/.exec(entry?.code ?? '') ?? [];
  const names = Array.from(given.matchAll(/(?:^|,)\s*(\w+)/g), ([, name = '']) => name);
  expect(names.toSorted()).toEqual([...areas].filter((area) => !ofAllPages.includes(area)).toSorted());
});
