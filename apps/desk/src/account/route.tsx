import { deskPages } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { startOver } from '../api/session.ts';
import { keepCodes } from '../session/keep-codes.ts';
import { newFactors } from '../session/new-factors.ts';
import type { AddedFactor } from '../session/passkeys.ts';
import { DeskAccountPage } from './desk-account-page.tsx';

const queryKey = ['account'];

export function Component() {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const account = useQuery({ queryKey, queryFn: ({ signal }) => fetchCall('deskAccount', { signal }) });
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
      view={viewOf(account, (data) => ({ account: data }))}
      onRetry={() => void account.refetch()}
      recoveryCodes={codes}
      onKept={() => {
        setCodes(undefined);
        void confirmKept();
      }}
      onKeepCodes={confirmKept}
      {...newFactors(keep)}
      onRemovePasskey={async (id, password) => {
        const result = await send('removePasskey', { params: { id }, request: { password } });
        if (result.ok) queryClient.setQueryData(queryKey, result.response);
        return toResult(result);
      }}
      onRenewCodes={async (password) => {
        const result = await send('renewRecoveryCodes', { request: { password } });
        return keep(result.ok ? { ok: true, codes: result.response.recovery_codes } : toResult(result));
      }}
      onChangePassword={async (request) => toResult(await send('changeOwnPassword', { request }))}
      onSignOutEverywhere={async () => {
        const result = await send('signOutEverywhere', { request: {} });
        if (result.ok) startOver(deskPages.home.path);
        return toResult(result);
      }}
    />
  );
}
