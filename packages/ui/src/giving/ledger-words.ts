import { formatDay } from '@hearthlight/domain';
import type { LedgerEntry } from '@hearthlight/domain/ledger';

/** Formats a month such as `2026-10` as 'Oct 2026'. */
export const formatMonth = (month: string): string =>
  `${formatDay(`${month}-01`).slice(0, 3)} ${month.slice(0, 4)}`;

const kinds: Record<LedgerEntry['kind'], string> = {
  recorded: 'Recorded',
  completed: 'Arrived',
  failed: 'Failed',
  refunded: 'Refunded',
  reversed: 'Taken back to correct it',
  corrected: 'Corrected',
};

/** Describes an entry of the books: its gift and what happened to it. */
export const describeEntry = ({ gift, kind }: LedgerEntry): string => `No. ${gift}: ${kinds[kind]}`;
