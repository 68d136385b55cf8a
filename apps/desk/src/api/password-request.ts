import { useSyncExternalStore } from 'react';

let current: { promise: Promise<boolean>; resolve: (confirmed: boolean) => void } | undefined;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Opens the password dialog. Calls that wait at the same time share it. Resolves to whether the password was confirmed. */
export function askForPassword(): Promise<boolean> {
  current ??= Promise.withResolvers<boolean>();
  notify();
  return current.promise;
}

/** Closes the dialog. The calls that wait are repeated, or given up. */
export function answerPassword(confirmed: boolean): void {
  current?.resolve(confirmed);
  current = undefined;
  notify();
}

/** Whether calls wait for the password. */
export const usePasswordAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current !== undefined,
  );
