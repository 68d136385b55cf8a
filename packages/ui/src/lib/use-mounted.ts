'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, then true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
