import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether there is a DOM to work with: false on the server and in the first render over its HTML, then true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
