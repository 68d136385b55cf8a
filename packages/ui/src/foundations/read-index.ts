import type { IndexEntry } from './story-index.ts';

/** Loads the index of this Storybook. */
export async function readIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('index.json', { signal });
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return Object.values(entries);
}
