import type { StatementCheck } from '@hearthlight/domain/ledger';

import { backendOrigin } from './backend.ts';
import { load } from './queries.ts';

/** Milliseconds after which the files of a check that are not loaded yet count as unreachable. */
const timeLimit = 60_000;

/** Checks a statement in this browser, which requests the list of months and the published files of some of them. */
export async function checkInBrowser(text: string): Promise<StatementCheck> {
  const { checkStatement, ledgerPath } = await import('@hearthlight/domain/ledger');
  const signal = AbortSignal.timeout(timeLimit);
  return checkStatement(text, {
    loadIndex: async () => (await load('ledger', { signal })).response,
    loadMonth: async (month) => {
      const response = await fetch(backendOrigin + ledgerPath(month), { signal });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the ledger of ${month} could not be loaded`);
      return response.text();
    },
  });
}

/** Checks a sample statement against its own ledger. With `altered`, one of its amounts is not that of the ledger. */
export async function checkSample(altered: boolean): Promise<StatementCheck> {
  const { checkStatement, sampleStatement } = await import('@hearthlight/domain/ledger');
  const { text, source } = sampleStatement({ altered });
  return checkStatement(text, source);
}
