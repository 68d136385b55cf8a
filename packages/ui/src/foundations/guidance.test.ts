import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

import { root } from '../../../../tooling/prepare.mjs';
import { componentFacts } from './component-facts.ts';
import { type Guidance, pageOf, partSentences, reference, usage } from './guidance.ts';

/** The components of the product that people choose by themselves: pages are composed by apps. */
const shown =
  /\/components\/|\/giving\/|-(?:card|pane|form|ticker|bar|table)\.stories|\/(?:panel|fact-list|testimonials|recent-contributors|statement-checker)\.stories/;

const library = globSync('packages/ui/src/*/**/*.stories.tsx', { cwd: root })
  .filter((file) => shown.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => !/^ {2}tags: \['(?:draft|internal)'/m.test(text))
  .map(({ file, text }) => ({ text, path: join(root, file.replace('.stories.tsx', '.guidance.ts')) }));

const facts = componentFacts(root);

/** What no guidance leaves out. */
const required: ReadonlyArray<keyof Guidance> = ['when', 'instead', 'content', 'screenReader', 'wcag', 'journeys'];

/** The values of `data-part`. */
const partNames = new Set(
  globSync('packages/ui/src/*/**/*.tsx', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/ data-part="(.+?)"/g), ([, name]) => name),
  ),
);

const readGuidance = async (path: string): Promise<Guidance> => {
  const { guidance }: { guidance: Guidance } = await import(path);
  const missing = required.filter((part) => !Object.hasOwn(guidance, part));
  if (missing.length > 0)
    throw new Error(`Add ${missing.join(', ')} to ${path}, as Guidance in guidance.ts describes.`);
  return guidance;
};

test('every component that people choose has guidance on its documentation page', () => {
  const missing = library.filter(
    ({ path, text }) => !existsSync(path) || !/^ {2}parameters: \{\s+guidance\b/m.test(text),
  );
  expect(library.length).toBeGreaterThan(75);
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.each(library)('$path names stories, components and tests that exist', async ({ path, text }) => {
  const guidance = await readGuidance(path);
  const { wcag, instead, journeys, when, content, parts = {} } = guidance;
  const stories = [...text.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)].map(([, name]) => name);
  expect(wcag.filter(([, , story]) => !stories.includes(story))).toEqual([]);
  const title = /^ {2}title: '(.+)'/m.exec(text)?.[1] ?? '';
  const ids = wcag.map(([, , story]) => toId(title, storyNameFromExport(story)));
  const page = {
    title,
    tags: [],
    guidance,
    facts: { file: '', usedIn: [], parts: [], changes: [] },
  };
  expect([...reference(page).matchAll(/path=\/story\/([^)]+)\)/g)].map(([, id]) => id)).toEqual(ids);
  expect(instead.filter(([, title]) => facts[title] === undefined)).toEqual([]);
  expect(journeys.filter((name) => !existsSync(join(root, `tests/e2e/${name}.spec.ts`)))).toEqual([]);
  expect(Object.keys(parts).filter((name) => !partNames.has(name))).toEqual([]);
  for (const part of [wcag, instead, when, content]) expect(part.length).toBeGreaterThan(0);
});

test('no doc comment repeats the guidance on the same page', () => {
  const repeated = library.filter(({ path }) => {
    const component = path.replace('.guidance.ts', '.tsx');
    return existsSync(component) && readFileSync(component, 'utf8').includes('- **Use**');
  });
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

/** The text of a file that documentation pages show: all of a page and of guidance, the doc comments of code. */
function shownText(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (/\.mdx$|\.guidance\.ts$/.test(file)) return text.replaceAll(/ alt="[^"]*"|`[^`]*`/g, '');
  return (text.match(/\/\*\*[^]*?\*\//g) ?? []).join('\n');
}

test('no documentation names a hue: each foundation has its own', () => {
  const hue = /\b(?:green|yellow|amber|orange|blue|red|gr[ae]y|purple|brown|teal)\b/i;
  const files = globSync('packages/ui/src/**/*.{mdx,guidance.ts,tsx}', { cwd: root });
  expect(files.filter((file) => hue.test(shownText(file)))).toEqual([]);
});

test('every part on a documentation page has a sentence', async () => {
  const documented = Object.entries(facts).filter(([, { parts }]) => parts.length > 0);
  const guidances = new Map(
    await Promise.all(
      documented.map(async ([title, { file }]) => {
        const path = join(root, 'packages/ui/src/foundations', file.replace(/tsx$/, 'guidance.ts'));
        return [title, await readGuidance(path)] as const;
      }),
    ),
  );
  const missing = documented.flatMap(([title, { parts }]) => {
    const sentences = partSentences(title, facts, guidances);
    return parts.filter((part) => !sentences[part]).map((part) => `${title}: ${part}`);
  });
  expect(documented.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('every stable library component had an accessibility review', async () => {
  const stable = library.filter(
    ({ path, text }) => path.includes('/components/') && /^ {2}tags: \['stable'/m.test(text),
  );
  const reviews = await Promise.all(stable.map(({ path }) => readGuidance(path)));
  expect(reviews.length).toBeGreaterThan(30);
  expect(reviews.filter(({ reviewed }) => !/^\d{4}-\d\d-\d\d$/.test(reviewed ?? ''))).toEqual([]);
});

test('finds where a component is used from its imports', () => {
  expect(facts['Library/Feedback/Spinner']?.usedIn).toContain('Library/Actions/Button');
  expect(facts['Library/Actions/Button']?.usedIn).not.toContain('Library/Feedback/Spinner');
});

test('finds the changes of a component in the changelog of the package', () => {
  expect(facts['Library/Feedback/Dialog']?.changes).toEqual([
    { version: 'Unreleased (next)', lines: [expect.stringContaining('trigger={<Button>')] },
  ]);
  expect(facts['Library/Actions/Button']?.changes).toEqual([
    { version: '1.0.0', lines: [expect.stringContaining('asChild')] },
  ]);
  expect(facts['Library/Data/Tag']?.changes).toEqual([]);
});

test('a draft may not say yet what to use instead', () => {
  expect(usage({ when: ['To try it.'] })).toEqual([
    expect.stringContaining('To try it.'),
    expect.stringContaining('no `instead` yet'),
  ]);
});

test('links to the page of a better component', async () => {
  const [first] = library.filter(({ path }) => path.endsWith('/button.guidance.ts'));
  const guidance = await readGuidance(first?.path ?? '');
  expect(usage(guidance).join('\n')).toContain('[Link](?path=/docs/library-actions-link--docs)');
});

test('links to the page of a component in a folder of two words', () => {
  expect(pageOf('Product/Open books/Page').href).toBe('?path=/docs/product-open-books-page--docs');
});
