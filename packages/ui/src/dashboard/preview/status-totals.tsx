'use client';

import { formatMoney, statusTotals, type Donation, type PaymentStatus } from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { paymentTones } from '../parts/payment-tones.ts';

export interface StatusTotalsProps {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
}

const statuses: readonly PaymentStatus[] = ['completed', 'pending', 'failed'];

/** The completed, pending and failed sums of all donations. */
export function StatusTotals({ donations }: StatusTotalsProps) {
  const words = useWords('dashboard');
  const totals = statusTotals(donations);
  const names = {
    completed: words.amountCompleted,
    pending: words.amountPending,
    failed: words.amountFailed,
  };
  return (
    <ul aria-label={words.donationsByStatus} className="flex list-[''] flex-wrap gap-x-5 gap-y-1.5 text-small">
      {statuses.map((status) => (
        <li key={status} className="list-['']">
          <StatusText tone={paymentTones[status]}>
            {names[status]({
              amount: formatMoney(totals[status].amount),
              count: totals[status].count,
            })}
          </StatusText>
        </li>
      ))}
    </ul>
  );
}
