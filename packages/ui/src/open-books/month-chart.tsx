'use client';

import { formatMoney, formatMonth, type OpenBooks } from '@hearthlight/domain';

import type { DataTableColumn } from '../components/data/data-table-column.ts';
import { DataTable } from '../components/data/data-table.tsx';
import { Money } from '../components/data/money.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';

export interface MonthChartProps {
  /** Oldest first. */
  months: OpenBooks['months'];
}

type Month = MonthChartProps['months'][number];

/** Months in the chart: as many as fit a phone. */
const charted = 12;

/** Gifts. In forced colors their bars are filled, and those of bills are outlined. */
const cameIn = 'bg-pine forced-colors:bg-[CanvasText]';

/** Gifts and paid bills of the last months as bars, and of all months as a table. */
export function MonthChart({ months }: MonthChartProps) {
  const words = useWords('books');
  const shown = months.slice(-charted);
  const largest = Math.max(...shown.flatMap(({ paid, received }) => [paid, received]), 1);
  return (
    <Section title={words.monthByMonth} intro={words.lessRefunds} background="paper">
      <figure>
        <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-soft">
          <span>{words.lastMonths({ count: shown.length })}</span>
          <Key className={cameIn}>{words.cameIn}</Key>
          <Key className="bg-sun">{words.paidOut}</Key>
        </figcaption>
        <div aria-hidden className="mt-6 flex items-end gap-1 border-b-2 border-ink tablet:gap-6">
          {shown.map(({ month, paid, received }) => (
            <div key={month} className="flex min-w-0 flex-1 items-end justify-center gap-1">
              <Bar className={cameIn} title={formatMoney(received)} filled={received / largest} />
              <Bar className="bg-sun" title={formatMoney(paid)} filled={paid / largest} />
            </div>
          ))}
        </div>
        <div aria-hidden className="mt-2 flex justify-between text-label text-ink-soft">
          <span>{formatMonth(shown[0]?.month ?? '')}</span>
          <span>{formatMonth(shown.at(-1)?.month ?? '')}</span>
        </div>
      </figure>
      {months.some(({ received }) => received < 0) && <p className="mt-6 text-small">{words.belowZero}</p>}
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer content-center text-small font-semibold text-pine underline underline-offset-4">
          {words.allMonths}
        </summary>
        <DataTable
          caption={words.monthByMonth}
          columns={columnsOf(words)}
          rows={months.toReversed()}
          rowKey={({ month }) => month}
          empty=""
          className="mt-4"
        />
      </details>
    </Section>
  );
}

const columnsOf = (words: Words['books']): DataTableColumn<Month>[] => [
  { key: 'month', header: words.month, rowHeader: true, cell: ({ month }) => formatMonth(month) },
  {
    key: 'received',
    header: words.cameIn,
    align: 'end',
    cell: ({ received }) => <Money amount={received} />,
  },
  { key: 'paid', header: words.paidOut, align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
];

function Key({ children, className }: { children: string; className: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-4 rounded-full ${className} forced-colors:border`} />
      {children}
    </span>
  );
}

/** The height of the longest bar, in rem. */
const height = 15;

/** `filled` is the height relative to the longest bar. A month of more refunds than gifts has no bar. */
function Bar({ className, filled, title }: { className: string; filled: number; title: string }) {
  return (
    <span
      title={title}
      style={{ height: `${Math.max(0, filled) * height}rem` }}
      className={`flex-1 rounded-control ${className} forced-colors:border`}
    />
  );
}
