import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { tokenUses } from './token-uses.ts';

interface VersionChanges {
  /** For example `1.0.0`, or `Unreleased (next)`. */
  version: string;
  lines: string[];
}

/** The facts in the repository about a component. */
export interface ComponentFacts {
  /** Its file, from this folder. */
  file: string;
  /** Titles of the components that import it. */
  usedIn: string[];
  /**
   * The parts that its file marks with `data-part`, if there are at least two with those of the components that it
   * imports.
   */
  parts: string[];
  /** Day of the last commit that changed its file, if the history is known. */
  changed?: string | undefined;
  /** Lines of the changelog that start a code mark with the component, by version, the newest first. */
  changes: VersionChanges[];
}

const source = 'packages/ui/src';

/** Returns the day of the last commit of each file. Empty without git, or if only a part of the history is there. */
function lastChanges(root: string): ReadonlyMap<string, string> {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    let day = '';
    for (const line of git('log', '--format=>%cs', '--name-only', '--', source).split('\n'))
      if (line.startsWith('>')) day = line.slice(1);
      else if (line !== '' && !days.has(line)) days.set(line, day);
  } catch {
    /* An unpacked archive has no history. */
  }
  return days;
}

/** Returns the title of each component's stories by its file. */
export function titlesOf(root: string): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const file of globSync(`${source}/*/**/*.stories.tsx`, { cwd: root })) {
    const component = file.replace('.stories.', '.');
    const title = /title: '((?:Library|Product)\/[^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    if (title && existsSync(join(root, component))) titles.set(component, title);
  }
  return titles;
}

/** Matches imports of values, not of types. */
const imports = /^import (?!type )[^;]*? from '(\.[^']+\.tsx)'/gm;

const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the files of the components that a file imports. */
const importsOf = (root: string, file: string) =>
  Array.from(textOf(root, file).matchAll(imports), ([, path = '']) => join(dirname(file), path));

function importersOf(root: string, titles: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, title] of titles)
    for (const imported of importsOf(root, file)) importers.set(imported, [...(importers.get(imported) ?? []), title]);
  return importers;
}

function partsOf(root: string, file: string): string[] {
  const [own = [], ...imported] = [file, ...importsOf(root, file)].map((one) =>
    Array.from(textOf(root, one).matchAll(/ data-part="(.+?)"/g), ([, name = '']) => name),
  );
  return own.length + imported.flat().length > 1 ? [...new Set(own)] : [];
}

/** Returns the versions in the package's changelog with their lines. A row of a table is a line too. */
function versionsOf(root: string): VersionChanges[] {
  const [, ...sections] = textOf(root, 'packages/ui/CHANGELOG.md').split(/^## /m);
  return sections.map((text) => {
    const rows = Array.from(text.matchAll(/^\| (`.*) \| (.*) \|$/gm), ([, from, to]) => `${from} → ${to}`);
    const items = text.split(/^- /m).slice(1);
    const lines = [...rows, ...items.map((line) => line.trim().replaceAll(/\s+/g, ' '))];
    return { version: text.split('\n')[0] ?? '', lines };
  });
}

/** Returns the changes that name a component. */
function changesOf(title: string, versions: readonly VersionChanges[]): VersionChanges[] {
  const name = new RegExp(`\`<?${title.split('/').at(-1)}\\b`);
  return versions
    .map(({ version, lines }) => ({ version, lines: lines.filter((line) => name.test(line)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the facts of every component with stories, by title. */
export function componentFacts(root: string): Record<string, ComponentFacts> {
  const titles = titlesOf(root);
  const importers = importersOf(root, titles);
  const days = lastChanges(root);
  const versions = versionsOf(root);
  return Object.fromEntries(
    [...titles].map(([file, title]) => [
      title,
      {
        file: file.replace(source, '..'),
        usedIn: (importers.get(file) ?? []).toSorted(),
        parts: partsOf(root, file),
        changed: days.get(file),
        changes: changesOf(title, versions),
      },
    ]),
  );
}

/** The module `virtual:component-facts`, computed when Storybook is built. */
export function componentFactsModule(root: string): Plugin {
  const id = 'virtual:component-facts';
  return {
    name: 'component-facts',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load: (requested) =>
      requested === `\0${id}`
        ? `export const facts = ${JSON.stringify(componentFacts(root))};
           export const tokenUses = ${JSON.stringify(tokenUses(root, titlesOf(root)))};`
        : undefined,
  };
}
