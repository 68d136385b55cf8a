import type { AccessibilityResults } from './accessibility-results.ts';
import type { IndexEntry } from './story-index.ts';

/** Loads the index of this Storybook. */
export async function readIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('index.json', { signal });
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return Object.values(entries);
}

/** Loads the results of the accessibility checks, of which this Storybook has a copy. */
export async function readAccessibility(signal: AbortSignal): Promise<AccessibilityResults> {
  const response = await fetch('accessibility/results.json', { signal });
  return response.json();
}
