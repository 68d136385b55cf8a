import {
  formatMoney,
  statusTotals,
  type Donation,
  type PaymentStatus,
  formatCount,
} from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';

export interface StatusTotalsProps {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
}

const statuses: readonly PaymentStatus[] = ['completed', 'pending', 'failed'];

/** The completed, pending and failed sums of all donations. */
export function StatusTotals({ donations }: StatusTotalsProps) {
  const totals = statusTotals(donations);
  return (
    <ul aria-label="Donations by status" className="flex list-[''] flex-wrap gap-x-5 gap-y-1.5 text-small">
      {statuses.map((status) => (
        <li key={status} className="list-['']">
          <StatusText tone={status}>
            {formatMoney(totals[status].amount)} {status} ({formatCount(totals[status].count)})
          </StatusText>
        </li>
      ))}
    </ul>
  );
}
