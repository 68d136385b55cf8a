import { facts } from 'virtual:component-facts';

import type { Guidance } from './guidance.ts';

const modules = import.meta.glob<Guidance>('../*/**/*.guidance.ts', { eager: true, import: 'guidance' });

/** The guidance of each component that has some, by title. */
export const guidances: ReadonlyMap<string, Guidance> = new Map(
  Object.entries(facts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([title, { file }]) => {
      const guidance = modules[file.replace(/tsx$/, 'guidance.ts')];
      return guidance ? [[title, guidance]] : [];
    }),
);
