import {
  donationTotals,
  formatMoney,
  formatToday,
  type Dashboard,
  type Foundation,
} from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { saveText } from '../../lib/save-text.ts';
import { donationCsv } from './donation-csv.ts';
import { DonationTable } from './donation-table.tsx';
import { Panel } from './panel.tsx';
import { StatusTotals } from './status-totals.tsx';
import { YearlyStatement } from './yearly-statement.tsx';

export interface HistoryPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Its details are on the yearly statement. */
  foundation: Foundation;
  /** The date of a printed or downloaded statement. */
  now: Date;
}

/**
 * All donations with their totals. They can be downloaded as CSV and printed, as they are or as the statement of a year.
 *
 * @summary All donations with their totals.
 */
export function HistoryPane({ dashboard, foundation, now }: HistoryPaneProps) {
  const [statementIsPrinted, setStatementIsPrinted] = useState(false);
  return (
    <div className="grid gap-5">
      <div className={statementIsPrinted ? 'print:hidden' : 'min-w-0'}>
        <History dashboard={dashboard} now={now} />
      </div>
      <YearlyStatement
        donor={dashboard}
        donations={dashboard.records.donation_history}
        foundation={foundation}
        now={now}
        onPrinting={setStatementIsPrinted}
      />
    </div>
  );
}

function History({ dashboard, now }: Pick<HistoryPaneProps, 'dashboard' | 'now'>) {
  const donations = dashboard.records.donation_history;
  const { count, amount } = donationTotals(donations);
  const download = () =>
    saveText(
      `donations-${now.toISOString().slice(0, 10)}.csv`,
      'text/csv;charset=utf-8',
      donationCsv(donations),
    );
  return (
    <Panel
      title="Your donations"
      action={
        count > 0 && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="secondary" size="small" onClick={download}>
              Download CSV
            </Button>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              Print statement
            </Button>
          </div>
        )
      }
    >
      <p className="mb-5 hidden text-small print:block">
        Statement of {formatToday(now)} for {dashboard.first_name} {dashboard.last_name}, {dashboard.email}
      </p>
      <dl className="mb-4 flex flex-wrap gap-x-14 gap-y-4">
        <Total name="Total amount" value={formatMoney(amount)} />
        <Total name="Total donations" value={count.toLocaleString('en-US')} />
      </dl>
      {count > 0 && (
        <div className="mb-7">
          <StatusTotals donations={donations} />
        </div>
      )}
      <DonationTable caption="Your donations" donations={donations} />
    </Panel>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="mt-1 text-small text-ink-soft">{name}</dt>
      <dd className="font-display text-figure break-words tabular">{value}</dd>
    </div>
  );
}
