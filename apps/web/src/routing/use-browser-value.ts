import { useState, useSyncExternalStore } from 'react';

/**
 * A value that only the browser has, such as a random number or stored data. It is `undefined` at build time and during
 * hydration, so that both render the same, and is then read once.
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  const [snapshot] = useState(() => once(read));
  return useSyncExternalStore(subscribeToNothing, snapshot, () => undefined);
}

const subscribeToNothing = () => () => {};

function once<Value>(read: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: read() }).value;
}
