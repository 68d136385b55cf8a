import type { PledgeDraft } from '@hearthlight/ui/product';

import { readUnsentEntry, storeUnsentEntry } from './unsent-entries.ts';

/** Stores the last pledge of this tab beside the entries, so that it is cleared with them. */
export const storePledge = (pledge: PledgeDraft): void =>
  storeUnsentEntry('pledge', { json: JSON.stringify(pledge) });

/** Returns the last pledge of this tab, if there is one. */
export function readPledge(): PledgeDraft | undefined {
  try {
    return JSON.parse(readUnsentEntry('pledge')['json'] ?? '');
  } catch {
    return undefined;
  }
}
