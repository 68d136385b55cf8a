'use client';

import {
  donationTotals,
  formatMoney,
  statusTotals,
  type Donation,
  type PaymentStatus,
  formatCount,
} from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { LargeFigure } from '../../giving/large-figure.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { paymentTones } from '../parts/payment-tones.ts';

export interface SplitTotalsProps {
  /** The donations to add up, in any order. */
  donations: ReadonlyArray<Donation>;
}

const statuses = ['completed', 'pending', 'failed'] as const satisfies readonly PaymentStatus[];

/** Sum and count of all donations, and beside them how much of the sum is completed, pending and failed. */
export function SplitTotals({ donations }: SplitTotalsProps) {
  const words = useWords('history');
  const { count, amount } = donationTotals(donations);
  const split = statusTotals(donations);
  const names = {
    completed: words.completedCount,
    pending: words.pendingCount,
    failed: words.failedCount,
  };
  return (
    <div className="@container">
      <div className="flex flex-wrap items-end gap-x-14 gap-y-5 pt-3">
        <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-5 @table:gap-x-12">
          <Total name={words.totalAmount} value={formatMoney(amount)} />
          <Total name={words.totalDonations} value={formatCount(count)} />
        </dl>
        {count > 0 && (
          <dl className="flex min-w-0 flex-wrap gap-x-4 gap-y-3 @table:gap-x-10">
            {statuses.map((status) => (
              <div key={status} className="flex min-w-0 flex-col-reverse">
                <dt className="text-label">
                  <StatusText tone={paymentTones[status]}>{names[status]({ count: split[status].count })}</StatusText>
                </dt>
                <dd className="font-display text-heading break-words tabular">{formatMoney(split[status].amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {count > split.completed.count && <p className="mt-4 text-small text-ink-soft">{words.totalHint}</p>}
    </div>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="mt-1 text-small text-ink-soft">{name}</dt>
      <dd>
        <LargeFigure>{value}</LargeFigure>
      </dd>
    </div>
  );
}
