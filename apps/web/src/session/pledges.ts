import { type PledgeDraft, pledgeDraft } from '@hearthlight/domain';

import { readUnsentEntry, storeUnsentEntry } from './unsent-entries.ts';

/** Stores the pledges of this tab beside the entries, so that they are cleared with them. */
export const storePledges = (pledges: readonly PledgeDraft[]): void =>
  storeUnsentEntry('pledges', { json: JSON.stringify(pledges) });

/** Returns the pledges of this tab, the newest first, without those of an older version that this one cannot read. */
export function readPledges(): PledgeDraft[] {
  try {
    const stored: unknown[] = JSON.parse(readUnsentEntry('pledges')['json'] ?? '[]');
    return stored.flatMap((pledge) => pledgeDraft.safeParse(pledge).data ?? []);
  } catch {
    return [];
  }
}
