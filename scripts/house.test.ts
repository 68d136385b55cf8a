import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { forbiddenImports, importsOf, root } from './house.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }))
    .toSorted();

const isStory = (file: string) => file.endsWith('.stories.tsx');
/** The component of a story file, or in `lib` the hook: `button.tests.stories.tsx` is about `button.tsx` too. */
const subjectOf = (file: string) => file.replace(/(\.\w+)?\.stories\.tsx$/, '.tsx');
const inPascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const linesOf = (file: string) => read(file).trimEnd().split('\n').length;

const sources = list('packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.mdx');
const inUi = list('packages/ui/src/*/*.tsx').filter((file) => !file.includes('/foundations/'));
const components = inUi.filter((file) => !isStory(file));
const stories = [...inUi, ...list('apps/web/src/**/*.tsx')].filter(isStory);
const face = read('packages/ui/src/index.ts');

/** `home/…` in the sidebar is `Home`; what `apps/web` has to show is `Routes` or `Flows`. */
function titlesAllowedIn(file: string): string[] {
  const [, room = ''] = /^packages\/ui\/src\/([^/]+)\//.exec(file) ?? [];
  return room ? [inPascalCase(room)] : ['Routes', 'Flows'];
}

describe('components', () => {
  it('have a story file beside them when they are exported', () => {
    const exported = [...face.matchAll(/export \{([^}]+)\} from '\.\/([^']+\.tsx)'/g)]
      .filter(([, names = '']) => /(?:^|[\s,])[A-Z]/.test(names.replaceAll(/type \w+/g, '')))
      .map(([, , path = '']) => `packages/ui/src/${path}`);
    expect(exported.length).toBeGreaterThan(20);
    const shown = new Set(stories.map(subjectOf));
    expect(exported.filter((file) => !shown.has(file))).toEqual([]);
  });

  it('are named as their file is', () => {
    const strangers = components.filter(
      (file) =>
        !new RegExp(`export (async )?function ${inPascalCase(basename(file, '.tsx'))}\\b`).test(read(file)),
    );
    expect(strangers).toEqual([]);
  });

  it('are small: 150 lines at most, the median under 60', () => {
    const lines = components.map(linesOf).toSorted((a, b) => a - b);
    expect(components.filter((file) => linesOf(file) > 150)).toEqual([]);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(60);
  });
});

describe('stories', () => {
  it('are of a component that is there', () => {
    const all = new Set(sources);
    const orphans = stories.filter(
      (file) =>
        !file.includes('/flows/') && !all.has(subjectOf(file)) && !all.has(subjectOf(file).replace(/x$/, '')),
    );
    expect(orphans).toEqual([]);
  });

  it('stand in their room of the sidebar', () => {
    const lost = stories.filter((file) => {
      const [, room = ''] = /title: '([^/']+)\//.exec(read(file)) ?? [];
      return !titlesAllowedIn(file).includes(room);
    });
    expect(lost).toEqual([]);
  });
});

describe('imports', () => {
  it('follow the arrows of the architecture', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  it('are found however they are written', () => {
    const source = `import a from 'a';\nimport type { B } from "b";\nimport {\n  c,\n  d,\n} from './c.ts';\nimport 'e';
export { f } from 'f';\nexport * as g from 'g';\nconst h = () => import('h');\n// import 'x';\n/* import 'y'; */`;
    expect(importsOf(source)).toEqual(['a', 'b', './c.ts', 'e', 'f', 'g', 'h']);
  });

  it.each([
    ['packages/domain/src/a.ts', '@hearthlight/ui'],
    ['packages/domain/src/a.ts', '../../ui/src/lib/csv.ts'],
    ['packages/domain/src/a.ts', 'react'],
    ['packages/ui/src/components/a.tsx', '../home/hero.tsx'],
    ['packages/ui/src/components/a.tsx', '../site/top-bar.tsx'],
    ['packages/ui/src/components/a.tsx', '@hearthlight/api'],
    ['packages/ui/src/components/a.tsx', '../../../../apps/web/src/content/campaigns.ts'],
    ['packages/ui/src/components/a.tsx', 'react-router-dom'],
    ['packages/ui/src/lib/a.ts', '../components/button.tsx'],
    ['packages/ui/src/site/a.tsx', '../home/hero.tsx'],
    ['packages/ui/src/home/a.tsx', '../dashboard/dashboard-page.tsx'],
    ['packages/ui/src/home/a.tsx', '../news/comment-form.tsx'],
    ['apps/api/src/a.ts', '@hearthlight/ui'],
    ['apps/api/src/a.ts', '../../web/src/main.tsx'],
    ['apps/web/src/a.tsx', '../../api/src/server.ts'],
    ['apps/web/src/a.tsx', 'axe-core'],
  ])('from %s to %s are refused', (file, specifier) => {
    expect(forbiddenImports(file, `import '${specifier}';`)).toHaveLength(1);
  });

  it.each([
    ['packages/ui/src/home/a.tsx', '../news/story-list.tsx'],
    ['packages/ui/src/home/a.tsx', '../components/button.tsx'],
    ['packages/ui/src/home/a.tsx', '@hearthlight/domain'],
    ['packages/ui/src/home/a.stories.tsx', '../../../../apps/web/src/content/campaigns.ts'],
    ['packages/ui/src/home/a.stories.tsx', 'storybook/test'],
    ['apps/web/src/a.tsx', '@hearthlight/ui'],
    ['apps/api/src/a.ts', 'node:fs'],
  ])('from %s to %s are fine', (file, specifier) => {
    expect(forbiddenImports(file, `import '${specifier}';`)).toEqual([]);
  });
});
