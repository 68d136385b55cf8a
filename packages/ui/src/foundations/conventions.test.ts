import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../../../../tooling/prepare.mjs';
/* Checks rules of docs/contributing.md that no linter covers. */

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Panes that only the dashboard's page chooses and wraps, and a table that only one page has. */
const partsOfOne = new Set(['dashboard-pane.tsx', 'data-pane.tsx', 'share-table.tsx']);
const stories = globSync(['packages/ui/src/*/**/*.stories.tsx', 'apps/{web,desk}/src/**/*.stories.tsx'], {
  cwd: root,
});
const isComponent = (file: string) =>
  !/\.(?:stories|example)\.tsx$|[/-]route\.tsx$/.test(file) && !file.includes('/foundations/');
const components = globSync('packages/ui/src/*/**/*.tsx', { cwd: root }).filter((file) => isComponent(file));
const deskComponents = globSync('apps/desk/src/*/**/*.tsx', { cwd: root }).filter((file) => isComponent(file));

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const pascalCase = (name: string) => name.split('-').map(capitalized).join('');
/** The library is what any site could use (`components`); everything else of packages/ui is the product. */
const folderTitle = (file: string) => {
  const isOfDesk = file.startsWith('apps/desk/');
  const [area = '', ...rest] = dirname(file)
    .replace(/^.*?\/src\//, '')
    .replaceAll('-', ' ')
    .split('/');
  if (isOfDesk) return [area, ...rest].map((name) => capitalized(name)).join('/');
  const part = area === 'components' ? 'Library' : `Product/${capitalized(area)}`;
  return [part, ...rest.map(capitalized)].join('/');
};
/** Drafts and parts of other components are not exported. */
const isUnexported = (storyFile: string) => /^  tags: \['(?:draft|internal)'/m.test(read(storyFile));
const exportOf = (file: string) => `export function ${pascalCase(basename(file, '.tsx').replace(/-connected$/, ''))}`;

/** Returns the paths of the components that entries export, without their ending. */
const exportedBy = (...entries: readonly string[]) =>
  entries.flatMap((name) =>
    Array.from(
      read(`packages/ui/src/${name}.ts`).matchAll(/export \{\s+[A-Z][^}]*\s+\} from '\.\/(.+)\.tsx'/g),
      ([, path]) => `packages/ui/src/${path}`,
    ),
  );

it('every exported component has stories', () => {
  const exported = exportedBy('index', 'product', 'parts');
  expect(exported).not.toEqual([]);
  expect(exported.filter((path) => !stories.includes(`${path}.stories.tsx`))).toEqual([]);
});

it('every exported component is in the sidebar and the search', () => {
  const exported = exportedBy('index', 'product').map((path) => `${path}.stories.tsx`);
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((file) => isUnexported(file))).toEqual([]);
});

it('the product entry exports every card, pane, form, ticker, bar and table of the site', () => {
  const entry = read('packages/ui/src/product.ts');
  const shown = components.filter(
    (file) =>
      /-(?:card|pane|form|ticker|bar|table)\.tsx$/.test(file) &&
      !file.includes('/components/') &&
      !isUnexported(file.replace('.tsx', '.stories.tsx')) &&
      !partsOfOne.has(basename(file)),
  );
  expect(shown.length).toBeGreaterThan(25);
  expect(shown.filter((file) => !entry.includes(`'./${file.slice('packages/ui/src/'.length)}'`))).toEqual([]);
});

it('the root entry exports every component of the library', () => {
  const entry = read('packages/ui/src/index.ts');
  const library = components.filter(
    (file) => file.startsWith('packages/ui/src/components/') && !isUnexported(file.replace('.tsx', '.stories.tsx')),
  );
  expect(library.length).toBeGreaterThan(40);
  expect(library.filter((file) => !entry.includes(`'./${file.slice('packages/ui/src/'.length)}'`))).toEqual([]);
});

it('every component is named after its file', () => {
  const all = [...components, ...deskComponents];
  expect(all.filter((file) => !read(file).includes(exportOf(file)))).toEqual([]);
});

const viewStories = stories.filter((file) => !file.startsWith('apps/web/') && !file.includes('/foundations/'));

it('every story file of the library, the product and the desk is titled after its folder', () => {
  const titles = viewStories.map((file) => [file, `title: '${folderTitle(file)}/`] as const);
  expect(titles.filter(([file, title]) => !read(file).includes(title))).toEqual([]);
});

it('every story file of theirs has a status as its first tag', () => {
  const status = /^  tags: \['(?:draft|experimental|stable|deprecated|internal)'/m;
  expect(
    viewStories.filter((file) => !status.test(read(file))),
    `without ${status}`,
  ).toEqual([]);
});

it('the story Default shows a component at rest, without a play function', () => {
  const plays = /export const Default = (?:(?!\nexport )[^])*\n  (?:async )?play\b/;
  expect(stories.filter((file) => plays.test(read(file)))).toEqual([]);
});
