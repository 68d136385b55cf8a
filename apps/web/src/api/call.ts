import type { CallName } from '@hearthlight/domain';

import { loadCode } from '../routing/load-code.ts';
import { callTimeout } from './backend.ts';
import type { CallResult, SendOptions } from './send.ts';

/** Making the rules of the calls takes a slow phone a while, so that they are loaded after the page. */
const loadSend = loadCode(() => import('./send.ts'), callTimeout);

/** `send`, whose code is loaded first. Code that does not load is a failed call. */
export async function call<Name extends CallName>(name: Name, options: SendOptions<Name>): Promise<CallResult<Name>> {
  const code = await loadSend().catch(() => undefined);
  return code ? code.send(name, options) : { ok: false, status: 0 };
}
