import { useEffect, useState, useSyncExternalStore } from 'react';

import { type Autosave, type AutosaveOptions, createAutosave, type Editing } from './autosave.ts';

/**
 * The text of an article that saves itself, from mount to unmount. The options are read once: use a `key` for another
 * article.
 */
export function useAutosave(options: AutosaveOptions): Autosave & Editing {
  const [autosave] = useState(() => createAutosave(options));
  const editing = useSyncExternalStore(autosave.subscribe, autosave.current, autosave.current);
  useEffect(() => {
    window.addEventListener('online', autosave.retry);
    return () => window.removeEventListener('online', autosave.retry);
  }, [autosave]);
  return { ...autosave, ...editing };
}
