import type { Entry, Served } from './served.ts';

/** A problem and its story or page. */
export interface Fault {
  where: string;
  what: string;
}

/** A part of the walk. Opens the chosen entries and returns their problems. */
export type Part = (served: Served, entries: readonly Entry[]) => Promise<Fault[]>;
