import type { PledgeDraft } from '@hearthlight/ui/product';

import { readUnsentEntry, storeUnsentEntry } from './unsent-entries.ts';

/** Stores the pledges of this tab beside the entries, so that they are cleared with them. */
export const storePledges = (pledges: readonly PledgeDraft[]): void =>
  storeUnsentEntry('pledges', { json: JSON.stringify(pledges) });

/** Returns the pledges of this tab, the newest first. */
export function readPledges(): PledgeDraft[] {
  try {
    return JSON.parse(readUnsentEntry('pledges')['json'] ?? '[]');
  } catch {
    return [];
  }
}
