import { sumMoney } from '@hearthlight/domain';
import type { CSSProperties } from 'react';

import { Money } from '../giving/money.tsx';
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
 * Amounts with their labels, a bar for each, and their sum.
 *
 * @summary Amounts with their labels, a bar for each, and their sum.
 */
export function ShareTable({ caption, header, shares, showCaption, totalLabel, ...scale }: ShareTableProps) {
  const amounts = shares.map(({ amount }) => amount);
  const { largest = Math.max(...amounts) } = scale;
  return (
    <table className="w-full table-fixed text-left">
      <caption className={showCaption ? 'pb-3 text-start text-lead font-strong' : 'sr-only'}>
        {caption}
      </caption>
      <colgroup>
        <col />
        <col className="w-44 desk:w-60" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">Sum</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <ShareRow
            key={share.label}
            share={share}
            filled={largest > 0 ? Math.max(0, share.amount / largest) : 0}
          />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-display text-heading">
          <th scope="row" className="pt-5 font-heading">
            {totalLabel}
          </th>
          <td className="pt-5 text-end">
            <Money amount={sumMoney(amounts)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `filled` is the length of the bar relative to the longest, 0 to 1. */
function ShareRow({ share: { label, amount }, filled }: { share: MoneyShare; filled: number }) {
  const measures: CSSProperties & Record<`--${string}`, number> = { '--filled': filled };
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-4 font-medium wrap-anywhere desk:py-5">
        <span className="block desk:inline-block desk:w-80 desk:pe-10 desk:align-middle">{label}</span>
        <span
          aria-hidden
          style={measures}
          className="mt-3 block h-3 w-[calc(100%*var(--filled))] min-w-3 rounded-full bg-pine desk:mt-0 desk:inline-block desk:h-4 desk:w-[calc((100%-20rem)*var(--filled))] desk:align-middle"
        />
      </th>
      <td className="py-4 text-end align-top desk:py-5 desk:align-middle">
        <Money amount={amount} />
      </td>
    </tr>
  );
}
