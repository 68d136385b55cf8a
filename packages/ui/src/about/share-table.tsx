'use client';

import { sumMoney } from '@hearthlight/domain';
import type { CSSProperties } from 'react';

import { Money } from '../components/data/money.tsx';
import { roles } from '../components/data/table-roles.ts';
import { useWords } from '../words/words-provider.tsx';
import type { MoneyShare } from './about-content.ts';

export interface ShareTableProps {
  /** Names the table. */
  caption: string;
  /** Shows the caption above the table instead of hiding it. */
  showCaption?: boolean;
  /** Header of the column of labels, for screen readers. */
  header: string;
  /** In the order in which they are shown. */
  shares: ReadonlyArray<MoneyShare>;
  /** Label of the last row, the sum. */
  totalLabel: string;
  /** The amount of the longest bar; by default the largest of `shares`. */
  largest?: number;
}

/**
 * Amounts with their labels, a bar for each, and their sum. In a very narrow container each amount is below its label.
 */
export function ShareTable({ caption, header, shares, showCaption, totalLabel, ...scale }: ShareTableProps) {
  const words = useWords('about');
  const amounts = shares.map(({ amount }) => amount);
  const { largest = Math.max(...amounts) } = scale;
  return (
    <div className="@container">
      <table {...roles.table} className="block w-full text-start @beside:table @beside:table-fixed">
        <caption
          className={showCaption ? 'block pb-3 text-start text-lead font-strong @beside:table-caption' : 'sr-only'}
        >
          {caption}
        </caption>
        <colgroup>
          <col />
          <col className="w-44 desk:w-60" />
        </colgroup>
        <thead {...roles.group} className="sr-only">
          <tr {...roles.row}>
            <th {...roles.column}>{header}</th>
            <th {...roles.column}>{words.sum}</th>
          </tr>
        </thead>
        <tbody {...roles.group} className="block @beside:table-row-group">
          {shares.map((share) => (
            <ShareRow key={share.label} share={share} filled={largest > 0 ? Math.max(0, share.amount / largest) : 0} />
          ))}
        </tbody>
        <tfoot {...roles.group} className="block @beside:table-footer-group">
          <tr {...roles.row} className={`border-t-2 border-ink font-display text-heading ${styles.row}`}>
            <th {...roles.rowHeader} className={`pt-5 font-heading ${styles.cell}`}>
              {totalLabel}
            </th>
            <td {...roles.cell} className={`@beside:pt-5 ${styles.cell} ${styles.amount}`}>
              <Money amount={sumMoney(amounts)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const styles = {
  row: 'block @beside:table-row',
  cell: 'block @beside:table-cell',
  amount: '@beside:text-end',
};

/** `filled` is the length of the bar relative to the longest, 0 to 1. */
function ShareRow({ share: { label, amount }, filled }: { share: MoneyShare; filled: number }) {
  const measures: CSSProperties & Record<`--${string}`, number> = { '--filled': filled };
  return (
    <tr {...roles.row} className={`border-t border-line ${styles.row}`}>
      <th {...roles.rowHeader} className={`py-4 font-medium wrap-anywhere desk:py-5 ${styles.cell}`}>
        <span className="block desk:inline-block desk:w-80 desk:pe-10 desk:align-middle">
          <bdi dir="auto">{label}</bdi>
        </span>
        <span
          aria-hidden
          style={measures}
          className="mt-3 block h-3 w-[calc(100%*var(--filled))] min-w-3 rounded-full bg-pine desk:mt-0 desk:inline-block desk:h-4 desk:w-[calc((100%-20rem)*var(--filled))] desk:align-middle forced-colors:bg-[CanvasText]"
        />
      </th>
      <td
        {...roles.cell}
        className={`pb-4 align-top desk:py-5 desk:align-middle @beside:pt-4 ${styles.cell} ${styles.amount}`}
      >
        <Money amount={amount} />
      </td>
    </tr>
  );
}
