import { walkControls } from './controls.ts';
import { walkDocs } from './docs.ts';
import { walkManifest } from './manifest.ts';
import { walkOverview } from './overview.ts';
import type { Fault, WalkResult } from './preview-page.ts';
import { type Served, withStorybook } from './served.ts';
import { searches, walkSidebar } from './sidebar.ts';
import { passes, walkStories } from './stories.ts';
import { toolChecks, walkToolbar } from './toolbar.ts';

/**
 * `npm run test:storybook`: opens the built Storybook as a designer does and lists what is wrong with it. Words given
 * to it choose parts (`stories`, `docs`, `controls`, `manifest`, `sidebar`, `toolbar`, `overview`) and, by their ids,
 * stories and pages.
 */

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  componentPath?: string;
}

interface StoryIndex {
  entries: Record<string, Entry>;
}

interface PartResult extends Partial<WalkResult> {
  /** What was opened, for the report. */
  opened: string;
  faults: Fault[];
}

type Part = (served: Served, entries: readonly Entry[]) => Promise<PartResult>;

const idsOf = (entries: readonly Entry[], type: Entry['type']) =>
  entries.filter((entry) => entry.type === type).map(({ id }) => id);

/** Maps the id of each component to the first of its stories. */
function firstStories(entries: readonly Entry[]): Map<string, Entry> {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const component = entry.id.split('--')[0] ?? '';
    if (entry.type === 'story' && entry.componentPath !== undefined && !first.has(component))
      first.set(component, entry);
  }
  return first;
}

const parts: Readonly<Record<string, Part>> = {
  stories: async (served, entries) => {
    const ids = idsOf(entries, 'story');
    return {
      opened: `${ids.length} stories in ${passes.length} settings`,
      ...(await walkStories(served, ids)),
    };
  },
  docs: async (served, entries) => {
    const ids = idsOf(entries, 'docs');
    return { opened: `${ids.length} docs pages`, ...(await walkDocs(served, ids)) };
  },
  controls: async (served, entries) => {
    const stories = new Map([...firstStories(entries)].map(([component, { id }]) => [component, id]));
    return { opened: `controls of ${stories.size} components`, faults: await walkControls(served, stories) };
  },
  manifest: async ({ origin }, entries) => {
    const titles = new Map([...firstStories(entries)].map(([component, { title }]) => [component, title]));
    return { opened: `manifest of ${titles.size} components`, faults: await walkManifest(origin, titles) };
  },
  sidebar: async (served) => ({
    opened: `${searches.length} searches`,
    faults: await walkSidebar(served),
  }),
  toolbar: async (served) => ({
    opened: `${toolChecks.length} choices`,
    faults: await walkToolbar(served),
  }),
  overview: async (served) => ({
    opened: 'pictures of all components and screens, and the walk through the product',
    faults: await walkOverview(served),
  }),
};

/** A duration since `start` (in ms, of `performance.now`), as text. */
function since(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const textOf = ({ where, what }: Fault) => `  ${where}\n    ${what.split('\n').slice(0, 6).join('\n    ')}`;

/** Runs the chosen parts one after the other and prints a report. Returns how many faults there are. */
async function walk(served: Served, words: readonly string[]): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${served.origin}index.json`);
  const { entries }: StoryIndex = await response.json();
  const chosenParts = words.filter((word) => word in parts);
  const filters = words.filter((word) => !(word in parts));
  const chosen = Object.values(entries).filter(
    ({ id }) => filters.length === 0 || filters.some((word) => id.includes(word)),
  );
  const lines: string[] = [];
  const red: Fault[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (chosenParts.length > 0 && !chosenParts.includes(name)) continue;
    const partStart = performance.now();
    const { opened, faults, unsteady = [] } = await part(served, chosen);
    const again = unsteady.length > 0 ? `, ${unsteady.length} passed only when opened again` : '';
    const line = `${name}: ${opened}, ${faults.length} red${again} (${since(partStart)})`;
    console.log(line);
    lines.push(line);
    if (unsteady.length > 0)
      console.log(`Passed only when opened again:\n${unsteady.map(textOf).join('\n')}`);
    red.push(...faults);
  }
  if (red.length > 0) console.log(`Red:\n${red.map(textOf).join('\n')}`);
  console.log([...lines, `${red.length} red. A designer's walk takes ${since(start)}.`].join('\n'));
  return red.length;
}

const redCount = await withStorybook((served) => walk(served, process.argv.slice(2)));
// A browser or server that did not end would keep the process.
process.exit(redCount === 0 ? 0 : 1);
