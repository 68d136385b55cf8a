import { useQuery } from '@tanstack/react-query';

import { queryClient } from './query-client.ts';

/** The request for the password; `null` while no call waits for it. */
type PasswordRequest = PromiseWithResolvers<boolean> | null;

const queryKey = ['password-request'];
// It waits for the dialog, however long a page is hidden.
queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });

const read = () => queryClient.getQueryData<PasswordRequest>(queryKey);

/**
 * Opens the password dialog. Calls that wait at the same time share it. Resolves to whether the password was confirmed.
 */
export function askForPassword(): Promise<boolean> {
  const request = read() ?? Promise.withResolvers<boolean>();
  queryClient.setQueryData<PasswordRequest>(queryKey, request);
  return request.promise;
}

/** Closes the dialog. The calls that wait are repeated, or given up. */
export function answerPassword(confirmed: boolean): void {
  read()?.resolve(confirmed);
  queryClient.setQueryData<PasswordRequest>(queryKey, null);
}

/** Whether calls wait for the password. */
export const usePasswordAsked = (): boolean =>
  useQuery<PasswordRequest>({ queryKey, enabled: false, initialData: null }).data !== null;
