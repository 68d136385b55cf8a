import type { IndexEntry } from '../../packages/ui/src/foundations/story-index.ts';
import type { Served } from './served.ts';

/** An entry of Storybook's index. */
export type Entry = IndexEntry & { componentPath?: string };

/** A problem and its story or page. */
export interface Fault {
  where: string;
  what: string;
}

/** A part of the walk. Opens the chosen entries and returns their problems. */
export type Part = (served: Served, entries: readonly Entry[]) => Promise<Fault[]>;
