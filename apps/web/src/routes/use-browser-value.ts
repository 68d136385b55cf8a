import { useState, useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows, such as chance or its storage: `undefined` in the built page and while that
 * page comes to life, so that both agree; then read once.
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  const [snapshot] = useState(() => once(read));
  return useSyncExternalStore(never, snapshot, () => undefined);
}

const never = () => () => {};

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: read() }).value;
}
