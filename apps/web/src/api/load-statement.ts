import type { LoadedStatement } from '@hearthlight/ui/product';

import { call } from './call.ts';

/** Loads the donor's statement with proofs; `undefined` if that fails. */
export async function loadStatement(): Promise<LoadedStatement | undefined> {
  const result = await call('statement', {});
  if (!result.ok) return undefined;
  const { linesOf, statement } = await import('@hearthlight/domain/ledger');
  const text = result.response.statement;
  return { text, lines: linesOf(statement.parse(JSON.parse(text))) };
}
