import { createStore } from './store.ts';

/** The request for the password; `undefined` while no call waits for it. */
const asked = createStore<PromiseWithResolvers<boolean> | undefined>(undefined);

/**
 * Opens the password dialog. Calls that wait at the same time share it. Resolves to whether the password was confirmed.
 */
export function askForPassword(): Promise<boolean> {
  const request = asked.get() ?? Promise.withResolvers<boolean>();
  asked.set(request);
  return request.promise;
}

/** Closes the dialog. The calls that wait are repeated, or given up. */
export function answerPassword(confirmed: boolean): void {
  asked.get()?.resolve(confirmed);
  asked.set(undefined);
}

/** Whether calls wait for the password. */
export const usePasswordAsked = (): boolean => asked.useValue() !== undefined;
