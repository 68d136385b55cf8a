import { provenLines } from '@hearthlight/domain/ledger';
import type { LoadedStatement } from '@hearthlight/ui/product';

import { send } from './send.ts';
import { sha256 } from './sha256.ts';

/** Loads the donor's statement with proofs; `undefined` if that fails. */
export async function loadStatement(): Promise<LoadedStatement | undefined> {
  const result = await send('statement', {});
  if (!result.ok) return undefined;
  const text = result.response.statement;
  return { text, lines: await provenLines(sha256, text) };
}
