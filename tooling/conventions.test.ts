import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './prepare.mjs';

/** What docs/contributing.md asks of components and stories, and what no library checks. */

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const linesOf = (file: string) => read(file).trimEnd().split('\n').length;
const isStory = (file: string) => file.endsWith('.stories.tsx');

/** The component or hook of a story file: both `button.stories.tsx` and `button.tests.stories.tsx` are about `button`. */
const subjectOf = (file: string) => file.replace(/(\.\w+)?\.stories\.tsx$/, '');
const inPascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const inUi = list('packages/ui/src/*/**/*.tsx').filter((file) => !file.includes('/foundations/'));
const components = inUi.filter((file) => !isStory(file));
const stories = [...inUi, ...list('apps/web/src/**/*.stories.tsx')].filter(isStory);
const subjects = new Set(stories.map(subjectOf));

/** Stories are titled by their folder: `components/forms` is `Components/Forms`; those of apps/web are `Routes` or `Flows`. */
function allowedTitles(file: string): string[] {
  if (file.startsWith('apps/web/')) return ['Routes', 'Flows'];
  const folders = dirname(file).replace('packages/ui/src/', '').split('/');
  return [folders.map(capitalized).join('/')];
}

describe('components', () => {
  it('have stories when packages/ui exports them', () => {
    const exports = [
      ...read('packages/ui/src/index.ts').matchAll(/export \{([^}]+)\} from '\.\/([^']+)\.tsx'/g),
    ];
    const exported = exports
      .filter(([, names = '']) => /(?:^|[\s,])[A-Z]/.test(names.replaceAll(/type \w+/g, '')))
      .map(([, , path = '']) => `packages/ui/src/${path}`);
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.filter((file) => !subjects.has(file))).toEqual([]);
  });

  it('are named after their file', () => {
    const misnamed = components.filter(
      (file) =>
        !new RegExp(`export (async )?function ${inPascalCase(basename(file, '.tsx'))}\\b`).test(read(file)),
    );
    expect(misnamed).toEqual([]);
  });

  it('have at most 150 lines, and fewer than 60 at the median', () => {
    const lines = components.map(linesOf).toSorted((a, b) => a - b);
    expect(components.filter((file) => linesOf(file) > 150)).toEqual([]);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(60);
  });
});

describe('stories', () => {
  it('are about a component or hook that exists', () => {
    const sources = new Set([
      ...list('packages/ui/src/**/*.{ts,tsx}'),
      ...list('apps/web/src/**/*.{ts,tsx}'),
    ]);
    const orphans = [...subjects].filter(
      (subject) =>
        !/\/(flows|foundations)\//.test(subject) &&
        !sources.has(`${subject}.tsx`) &&
        !sources.has(`${subject}.ts`),
    );
    expect(orphans).toEqual([]);
  });

  it('are titled after their folder', () => {
    const misplaced = stories.filter((file) => {
      const [, folder = ''] = /title: '([^']+)\/[^/']+'/.exec(read(file)) ?? [];
      return !allowedTitles(file).includes(folder);
    });
    expect(misplaced).toEqual([]);
  });

  it('have a status in the sidebar', () => {
    const withoutStatus = stories.filter(
      (file) => file.startsWith('packages/') && !/^  tags: \['(?:stable|new|internal)'/m.test(read(file)),
    );
    expect(withoutStatus).toEqual([]);
  });

  it('can be found by other names', () => {
    const synonyms = read('packages/ui/src/foundations/find.mdx');
    const missing = components
      .filter((file) => file.includes('/components/'))
      .map((file) => inPascalCase(basename(file, '.tsx')))
      .filter((name) => !synonyms.includes(`[${name}](?path=/docs/components-`));
    expect(missing).toEqual([]);
  });
});

describe('code that is loaded on demand', () => {
  /** `lazyRoute` calls `whenOnline` itself, and so does `useDomainForm`, which calls `loadRules`. */
  const guarded = /(?:whenOnline|lazyRoute)\(\(\) => import\(|loadRules = async \(\) => \(await import\(/;
  /** The hook itself, and the first script, which has no imports of its own. */
  const exempt = ['packages/ui/src/forms/use-domain-form.ts', 'apps/web/src/render/start.ts'];

  it('is not asked for while the browser is offline, because Firefox would not ask again', () => {
    const unguarded = [...list('packages/ui/src/**/*.{ts,tsx}'), ...list('apps/web/src/**/*.{ts,tsx}')]
      .filter((file) => !isStory(file) && !file.endsWith('.test.ts') && !exempt.includes(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => /(?<!typeof )\bimport\(/.test(line) && !guarded.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(unguarded).toEqual([]);
  });
});
