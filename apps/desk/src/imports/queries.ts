import { createStore } from '../api/store.ts';
import type { KeptFile } from './kept-file.ts';
import type { Unrecorded } from './unrecorded-rows.tsx';

/** Keys of the queries on imports begin with it. */
export const importsKey = ['imports'];

/** What the last import has not recorded. */
export const unrecorded = createStore<Unrecorded | undefined>(undefined);

/** What was answered and decided about uploaded files, by the number of the file. */
const keptFiles = createStore<Readonly<Record<number, KeptFile | undefined>>>({});

/** What was answered and decided about an uploaded file. Later parts replace earlier ones. */
export function useKeptFile(id: number) {
  const change = (file: KeptFile | undefined) => keptFiles.set({ ...keptFiles.get(), [id]: file });
  return {
    kept: keptFiles.useValue()[id],
    keep: (part: KeptFile) => change({ ...keptFiles.get()[id], ...part }),
    forget: () => change(undefined),
  };
}
