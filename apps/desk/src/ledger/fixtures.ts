import type { DeskMonths, NextMonth } from '@hearthlight/domain/desk';

/** A month that can be closed, with gifts and a bill that are worth a look. */
export const october: NextMonth = {
  month: '2026-10',
  entries: 214,
  amount: 18_240.5,
  proposal: null,
  waiting_files: 0,
  pending_gifts: 2,
  waiting_rows: 0,
  unmatched_payments: 0,
  open_bills: 1,
};

/** A colleague's proposal to close it. */
export const proposal = { by: 'Eda Yılmaz', at: '2026-11-12T09:30:00Z', is_own: false, changed: null };

/** October can be closed, two months are closed, and one of them has changed since. */
export const someMonths = (changes: Partial<DeskMonths> = {}): DeskMonths => ({
  needs_confirmation: true,
  current: '2026-12',
  next: october,
  waiting: ['2026-11'],
  closed: ['2026-09', '2026-08'].map((month) => ({
    month,
    entries: 188,
    hash: 'a'.repeat(64),
    closed_at: '2026-10-05T08:00:00Z',
  })),
  late: {
    count: 2,
    amount: -25,
    entries: [
      { gift_id: 4107, kind: 'reversed', amount: -50, date: '2026-09-12' },
      { gift_id: 4107, kind: 'corrected', amount: 25, date: '2026-09-12' },
    ],
  },
  ...changes,
});
