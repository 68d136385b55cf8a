import { useSyncExternalStore } from 'react';

/** A call that waits for the password. */
interface PasswordRequest {
  /** Repeats the call, or gives it up. */
  answer: (confirmed: boolean) => void;
}

let current: (PasswordRequest & { promise: Promise<boolean> }) | undefined;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Opens the password dialog. Calls that wait at the same time share it. Resolves to whether the password was confirmed. */
export function askForPassword(): Promise<boolean> {
  if (current) return current.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (confirmed: boolean) => {
    current = undefined;
    notify();
    resolve(confirmed);
  };
  current = { promise, answer };
  notify();
  return promise;
}

/** The call that waits for the password, if there is one. */
export const usePasswordRequest = (): PasswordRequest | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
