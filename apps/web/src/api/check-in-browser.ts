import { checkStatement, ledgerPath, type LedgerSource } from '@hearthlight/domain/ledger';
import type { CheckOutcome } from '@hearthlight/ui/product';

import { backendOrigin } from './backend.ts';
import { sha256 } from './sha256.ts';

/** Checks a statement in this browser. Only the published ledgers of its months are requested. */
export async function checkInBrowser(text: string): Promise<CheckOutcome> {
  // Browsers offer hashing on secure connections only.
  if (!globalThis.isSecureContext) return { status: 'unsupported' };
  return checkStatement(text, { ledgerOf, sha256 });
}

const ledgerOf: LedgerSource = async (month) => {
  try {
    const response = await fetch(backendOrigin + ledgerPath(month));
    if (response.status === 404) return { status: 'unknown' };
    if (!response.ok) return { status: 'unreachable' };
    const document: unknown = await response.json();
    return { status: 'found', document };
  } catch {
    return { status: 'unreachable' };
  }
};
