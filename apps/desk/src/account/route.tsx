import { deskPages, type DeskRequest } from '@hearthlight/domain/desk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';
import { keepCodes } from '../session/keep-codes.ts';
import { newFactors } from '../session/new-factors.ts';
import type { AddedFactor } from '../session/passkeys.ts';
import { DeskAccountPage } from './desk-account-page.tsx';

const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => fetchCall('deskAccount', { signal }),
});

export function Component() {
  const { queryKey } = accountQuery;
  const queryClient = useQueryClient();
  const { startOver } = useUnsavedPage();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  async function keep(added: AddedFactor) {
    if (added.ok) await refresh();
    if (added.ok && added.codes) setCodes(added.codes);
    return added;
  }
  async function confirmKept() {
    const result = await keepCodes();
    if (result.ok) await refresh();
    return result;
  }
  return (
    <DeskAccountPage
      view={viewOf(useQuery(accountQuery), (account) => ({ account }))}
      recoveryCodes={codes}
      onKept={() => {
        setCodes(undefined);
        void confirmKept();
      }}
      onKeepCodes={confirmKept}
      {...newFactors(keep)}
      onRemovePasskey={useChange(
        (id: number, password: string) => fetchCall('removePasskey', { params: { id }, request: { password } }),
        { onSuccess: (account) => queryClient.setQueryData(queryKey, account) },
      )}
      onRenewCodes={useChange((password: string) => fetchCall('renewRecoveryCodes', { request: { password } }), {
        onSuccess: ({ recovery_codes: renewed }) => keep({ ok: true, codes: renewed }),
      })}
      onChangePassword={useChange((request: DeskRequest<'changeOwnPassword'>) =>
        fetchCall('changeOwnPassword', { request }),
      )}
      onSignOutEverywhere={useChange(() => fetchCall('signOutEverywhere', { request: {} }), {
        onSuccess: () => startOver(deskPages.home.path),
      })}
    />
  );
}
