import type { Result } from '@hearthlight/domain';

import { send, toResult } from '../api/send.ts';
import { setSession } from '../api/session.ts';

/** Confirms that the person has kept the recovery codes. Until then, every page reminds of them. */
export async function keepCodes(): Promise<Result> {
  const result = await send('keepRecoveryCodes', { request: {} });
  if (result.ok) setSession(result.response);
  return toResult(result);
}
