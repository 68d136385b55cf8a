import { useSyncExternalStore } from 'react';

/** Returns a store of what the server does not have. It lasts until the document is closed. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let current = initial;
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: Value) => {
      current = next;
      for (const listener of listeners) listener();
    },
    /** The current value, for components. */
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
