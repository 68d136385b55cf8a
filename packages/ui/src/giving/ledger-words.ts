import type { StatementLine } from '@hearthlight/domain/ledger';

import type { Words } from '../words/words-provider.tsx';

/** Describes an entry of the books: its gift and what happened to it. */
export function describeEntry(words: Words['ledger'], { cents, gift, kind }: StatementLine): string {
  const kinds: Record<StatementLine['kind'], string> = {
    recorded: cents === 0 ? words.entryRecordedUnpaid : words.entryRecorded,
    completed: words.entryCompleted,
    failed: words.entryFailed,
    refunded: words.entryRefunded,
    reversed: words.entryReversed,
    corrected: words.entryCorrected,
  };
  return words.entryOfGift({ gift, kind: kinds[kind] });
}
