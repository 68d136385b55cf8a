'use client';

import { type DonorPlan, formatDay, formatMoney } from '@hearthlight/domain';

import type { DataTableColumn } from '../../components/data/data-table-column.ts';
import { DataTable } from '../../components/data/data-table.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { useWords } from '../../words/words-provider.tsx';

type PlanDay = DonorPlan['days'][number];

export interface PlanDaysProps {
  /** The table's accessible name. */
  caption: string;
  /** What the standing order pays. A smaller payment is marked. */
  amount: number;
  /** The newest day first. */
  days: ReadonlyArray<PlanDay>;
}

const tones = { came: 'success', expected: 'warning', late: 'warning', paused: 'neutral' } as const;

const columnsOf = (words: Words['plans'], pledged: number): DataTableColumn<PlanDay>[] => [
  { key: 'due', header: words.due, cell: ({ due }) => formatDay(due) },
  {
    key: 'status',
    header: words.status,
    cell: ({ state }) => (
      <StatusText tone={tones[state]}>{state === 'paused' ? words.missed : words[state]}</StatusText>
    ),
  },
  {
    key: 'payment',
    header: words.payment,
    align: 'end',
    cell: ({ payment }) =>
      payment &&
      (payment.amount < pledged ? words.lessOn : words.amountOn)({
        amount: formatMoney(payment.amount),
        day: formatDay(payment.date),
      }),
  },
];

/** The days of a standing order, and the payments that came for them, six at a time. */
export function PlanDays({ caption, amount, days }: PlanDaysProps) {
  const words = useWords('plans');
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(words, amount)}
      rows={days}
      rowKey={({ due }) => due}
      rowsPerPage={6}
      empty={null}
      lines={[['due', 'status'], ['payment']]}
    />
  );
}
