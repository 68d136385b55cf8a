import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';

import type { ComponentFacts } from './component-facts.ts';

/** Success criteria of WCAG 2.2, levels A and AA, that a single component can meet. */
const criteria = {
  '1.1.1': 'Non-text content',
  '1.3.1': 'Info and relationships',
  '1.3.2': 'Meaningful sequence',
  '1.3.5': 'Identify input purpose',
  '1.4.1': 'Use of color',
  '1.4.3': 'Contrast (minimum)',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text contrast',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No keyboard trap',
  '2.2.2': 'Pause, stop, hide',
  '2.4.1': 'Bypass blocks',
  '2.4.3': 'Focus order',
  '2.4.4': 'Link purpose (in context)',
  '2.4.6': 'Headings and labels',
  '2.4.7': 'Focus visible',
  '2.4.11': 'Focus not obscured (minimum)',
  '2.5.3': 'Label in name',
  '3.2.2': 'On input',
  '3.3.1': 'Error identification',
  '3.3.2': 'Labels or instructions',
  '3.3.3': 'Error suggestion',
  '3.3.4': 'Error prevention',
  '3.3.8': 'Accessible authentication (minimum)',
  '4.1.2': 'Name, role, value',
  '4.1.3': 'Status messages',
} as const;

/** The guidance on the documentation page of a library component. Texts are Markdown. */
export interface Guidance {
  /** Situations that it is made for. */
  when: readonly string[];
  /** Situations for which another component is better, by its title in the sidebar. */
  instead: ReadonlyArray<readonly [situation: string, title: string]>;
  /** Rules for the texts and pictures in it. */
  content: readonly string[];
  /** A sentence on each part, by the value of `data-part`. Those of imported components are added. */
  parts?: Readonly<Record<string, string>>;
  /** The actions of keys. Left out where it has no controls. */
  keyboard?: ReadonlyArray<readonly [keys: string, effect: string]>;
  /** The announcements of screen readers. */
  screenReader: string;
  /** The criteria that it meets by itself, and the export of the story that shows it. */
  wcag: ReadonlyArray<readonly [criterion: keyof typeof criteria, how: string, story: string]>;
  /** End-to-end tests that use it, which run in other engines too: `accounts` is `tests/e2e/accounts.spec.ts`. */
  journeys: readonly string[];
  /** Day of the last accessibility review, as `docs/component-lifecycle.md` defines it, if there was one. */
  reviewed?: string;
}

/** The statuses of `docs/component-lifecycle.md`, and `internal` for parts of other components. */
export const statuses = ['draft', 'experimental', 'stable', 'deprecated', 'internal'] as const;

/** A component as a documentation page knows it. */
export interface Documented {
  title: string;
  tags: readonly string[];
  guidance: Guidance;
  facts: ComponentFacts;
}

/** Returns the id of a component: `product-open-books-page` for `Product/Open books/Page`. */
export const idOf = (title: string): string => sanitize(title);

/** Returns the last part of a title: `Button` for `Library/Actions/Button`. */
const nameOf = (title: string) => title.split('/').at(-1) ?? '';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns name and address of a component's page. */
export const pageOf = (title: string) => ({
  name: nameOf(title),
  href: `?path=/docs/${idOf(title)}--docs`,
});

const linkTo = (title: string) => `[${pageOf(title).name}](${pageOf(title).href})`;

function storyLink(title: string, story: string): string {
  const name = storyNameFromExport(story);
  return `[${name}](?path=/story/${toId(title, name)})`;
}

/** Returns one line below the title: status, review and last change. */
export function statusLine({ tags, guidance, facts }: Documented): string {
  const status = statuses.find((name) => tags.includes(name)) ?? 'draft';
  return [
    `**${status.charAt(0).toUpperCase()}${status.slice(1)}**`,
    guidance.reviewed
      ? `accessibility reviewed on <time>${guidance.reviewed}</time>`
      : 'accessibility not yet reviewed',
    ...(facts.changed ? [`last changed on <time>${facts.changed}</time>`] : []),
    '[status of all components](?path=/docs/start-here-status--docs)',
  ].join(' · ');
}

/** Returns when to use the component, and when to use which other one. */
export function usage({ when = [], instead = [] }: Partial<Guidance>): [use: string, others: string] {
  const others = instead.map(([situation, title]) => `${situation}: ${linkTo(title)}`);
  const shown = others.length > 0 ? list(others) : 'The guidance of this component has no `instead` yet.';
  return [`## When to use it\n\n${list(when)}`, `## When to use something else\n\n${shown}`];
}

/** A sentence below the line that imports a component. */
export const installation =
  '[Install the package, its style sheets and providers](?path=/docs/start-here-install-and-use-the-package--docs)';

/** The sentence in its place on the page of a component that an app cannot import. */
export const notExported = 'Not in the package; only in this site.';

/** Returns the rules for its texts. */
export const contentRules = ({ content }: Guidance) => `## Content\n\n${list(content)}`;

/** Returns the sentences on the parts that a component shows: those of the components that it imports, and its own. */
export function partSentences(
  title: string,
  facts: Readonly<Record<string, ComponentFacts>>,
  guidances: ReadonlyMap<string, Guidance>,
): Readonly<Record<string, string>> {
  const imported = [...guidances.keys()].filter((other) => facts[other]?.usedIn.includes(title));
  return Object.assign(
    {},
    ...imported.map((other) => partSentences(other, facts, guidances)),
    // The nearest component has the last word.
    ...[...imported, title].map((each) => guidances.get(each)?.parts),
  );
}

const testFiles = (names: readonly string[]) => names.map((name) => `\`tests/e2e/${name}.spec.ts\``).join(', ');

function enginesOf({ journeys }: Guidance): string {
  const [firefox = [], webkit = []] = [false, true].map((isWebkit) =>
    journeys.filter((name) => name.startsWith('webkit/') === isWebkit),
  );
  return list([
    'Chromium: each story, at 320, 768 and 1366 px',
    ...(firefox.length > 0 ? [`Firefox ESR: ${testFiles(firefox)}`] : []),
    ...(webkit.length > 0 ? [`WebKitGTK: ${testFiles(webkit)}`] : []),
  ]);
}

/** Returns each criterion with the components that meet it by themselves, and links to the stories that show it. */
export function criteriaList(guidances: ReadonlyMap<string, Guidance>): string {
  const met = [...guidances].flatMap(([title, { wcag }]) =>
    wcag.map(([criterion, , story]) => ({ criterion, title, link: storyLink(title, story) })),
  );
  return Object.entries(criteria)
    .map(([number, name]) => {
      const links = met
        .filter(({ criterion }) => criterion === number)
        .map(({ title, link }) => `${linkTo(title)} (${link})`);
      return `### ${number} ${name}\n\n${links.join(', ') || 'No component by itself.'}`;
    })
    .join('\n\n');
}

/** Marks the keys of a row: `Enter, Space`, `Shift+Tab`. */
const withKeys = ([keys, effect]: readonly [string, string]) => [
  keys.replaceAll(/[^,+]+/g, (key) => key.replace(key.trim(), `<kbd>${key.trim()}</kbd>`)),
  effect,
];

/** Returns what is looked up: keyboard, accessibility, engines, where it is used, changes. */
export function reference({ title, guidance, facts }: Documented): string {
  const { keyboard, screenReader, wcag } = guidance;
  const criterionRows = wcag.map(([number, how, story]) => [
    `${number} ${criteria[number]}`,
    how,
    storyLink(title, story),
  ]);
  return [
    ...(keyboard ? ['## Keyboard', table(['Key', 'Effect'], keyboard.map(withKeys))] : []),
    '## Accessibility',
    screenReader,
    table(['WCAG 2.2', 'How', 'Story'], criterionRows),
    '### Tested engines',
    enginesOf(guidance),
    '## Used in',
    facts.usedIn.length > 0 ? facts.usedIn.map(linkTo).join(', ') : 'No component of this repository.',
    '## Changes',
    ...facts.changes.flatMap(({ version, lines }) => [`### ${version}`, list(lines)]),
    `${facts.changes.length > 0 ? '' : 'None that name it. '}[All changes of the package](?path=/docs/start-here-changelog-and-versions--docs)`,
  ].join('\n\n');
}
