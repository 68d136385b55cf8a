import { localDay, type Dashboard, type Foundation } from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Select } from '../../components/forms/select.tsx';
import { saveText } from '../../lib/save-text.ts';
import { Panel } from '../parts/panel.tsx';
import { donationCsv } from './donation-csv.ts';
import { DonationTable } from './donation-table.tsx';
import { Letterhead } from './letterhead.tsx';
import type { LoadStatement } from './loaded-statement.ts';
import { ProvenStatement } from './proven-statement.tsx';
import { SplitTotals } from './split-totals.tsx';
import { YearlyStatement } from './yearly-statement.tsx';

export interface HistoryPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Its details are on the yearly statement. */
  foundation: Foundation;
  /** The date of a printed or downloaded statement. */
  now: Date;
  /**
   * Loads the donor's statement with proofs, which is offered once there are donations. Without it no statement has
   * proofs.
   */
  onLoadStatement?: LoadStatement | undefined;
}

/**
 * All donations, or those of a year, with their totals. They can be downloaded as CSV and printed, as they are or as the statement of a year.
 */
export function HistoryPane({ dashboard, foundation, now, onLoadStatement }: HistoryPaneProps) {
  const donations = dashboard.records.donation_history;
  const [statementIsPrinted, setStatementIsPrinted] = useState(false);
  const [year, setYear] = useState('');
  return (
    <div className="grid gap-5">
      <div className={statementIsPrinted ? 'print:hidden' : 'min-w-0'}>
        <History dashboard={dashboard} foundation={foundation} now={now} year={year} onYear={setYear} />
      </div>
      <YearlyStatement
        donor={dashboard}
        donations={donations}
        year={year}
        onYear={setYear}
        foundation={foundation}
        now={now}
        onLoadStatement={onLoadStatement}
        onPrinting={setStatementIsPrinted}
      />
      {onLoadStatement && donations.length > 0 && <ProvenStatement onLoad={onLoadStatement} />}
    </div>
  );
}

interface HistoryProps extends Omit<HistoryPaneProps, 'onLoadStatement'> {
  /** The year on screen, such as `2026`; empty for all. */
  year: string;
  onYear: (year: string) => void;
}

function History({ dashboard, foundation, now, onYear, year }: HistoryProps) {
  const all = dashboard.records.donation_history;
  const years = [...new Set(all.map((donation) => donation.date_of_donation.slice(0, 4)))].toSorted();
  const donations = all.filter((donation) => donation.date_of_donation.startsWith(year));
  const download = () =>
    saveText(`donations-${year || localDay(now)}.csv`, 'text/csv;charset=utf-8', donationCsv(donations));
  return (
    <Panel
      title="Your donations"
      hasLetterhead
      action={
        all.length > 0 && (
          <div className="flex flex-wrap gap-3">
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
      <div className="mb-6 hidden print:block">
        <Letterhead
          foundation={foundation}
          donor={dashboard}
          now={now}
          title={year === '' ? 'All donations' : `All donations in ${year}`}
        />
      </div>
      <SplitTotals donations={donations} />
      {years.length > 1 && (
        <div className="mt-6 w-48 max-w-full print:hidden">
          <Select
            label="Show donations of"
            value={year}
            options={[
              { value: '', label: 'All years' },
              ...years.toReversed().map((each) => ({ value: each, label: each })),
            ]}
            onChange={({ target }) => onYear(target.value)}
          />
        </div>
      )}
      <div className="mt-7">
        <DonationTable key={year} caption="Your donations" donations={donations} />
      </div>
    </Panel>
  );
}
