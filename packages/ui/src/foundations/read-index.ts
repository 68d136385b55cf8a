import { pageList, paneNames, paths } from '@hearthlight/domain';

import type { AccessibilityResults } from './accessibility-results.ts';
import { checkedStories, type IndexEntry } from './story-index.ts';

/** Loads the index of this Storybook, or of that in a folder of it. */
export async function readIndex(signal: AbortSignal, folder = ''): Promise<IndexEntry[]> {
  const response = await fetch(`${folder}index.json`, { signal });
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return Object.values(entries);
}

const screens = [
  ...pageList.filter(({ pane }) => pane === undefined).map(({ path }) => path),
  ...paneNames.map((pane) => paths.pane(pane)),
];

/**
 * Returns the components and the pages of the site of today, by their titles in the results. Only the built Storybook
 * has that of the desk.
 */
export async function readCheckable(signal: AbortSignal): Promise<string[]> {
  const desk = await readIndex(signal, 'desk/').catch(() => []);
  return [
    ...checkedStories(await readIndex(signal)).map(({ title }) => title),
    ...checkedStories(desk).map(({ title }) => `Desk/${title}`),
    ...screens.map((path) => `Screens${path}`),
  ];
}

/** Loads the results of the accessibility checks, of which this Storybook has a copy. */
export async function readAccessibility(signal: AbortSignal): Promise<AccessibilityResults> {
  const response = await fetch('accessibility/results.json', { signal });
  return response.json();
}
