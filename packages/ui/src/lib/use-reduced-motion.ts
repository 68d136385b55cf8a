'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** The server marks pages that were requested with `Save-Data`. */
const savesData = () => document.documentElement.dataset['saveData'] !== undefined;

/**
 * Returns whether the visitor prefers reduced motion or saves data; `undefined` on the server and during hydration. CSS
 * has the same condition as the variant `still:`.
 */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches || savesData(),
    () => undefined,
  );
}
