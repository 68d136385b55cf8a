import type { Result } from '@hearthlight/domain';
import { deviceName, type DeskRequest, type DeskResponse } from '@hearthlight/domain/desk';

import { send, toResult } from '../api/send.ts';
import { addPasskey, type AddedFactor, hasPasskeys } from './passkeys.ts';

/** Calls with which pages add a second factor. `keep` gets each result, with the recovery codes of the first one. */
export const newFactors = (keep: (added: AddedFactor) => Result | Promise<Result>) => ({
  hasPasskeys: hasPasskeys(),
  onPasskey: async (): Promise<Result> => keep(await addPasskey(deviceName(navigator.userAgent))),
  onStartTotp: async (): Promise<DeskResponse<'startTotp'> | undefined> => {
    const started = await send('startTotp', { request: {} });
    return started.ok ? started.response : undefined;
  },
  onFinishTotp: async (request: DeskRequest<'finishTotp'>): Promise<Result> => {
    const result = await send('finishTotp', { request });
    return keep(result.ok ? { ok: true, codes: result.response.recovery_codes } : toResult(result));
  },
});
