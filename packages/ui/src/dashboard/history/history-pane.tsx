'use client';

import { formatYear, type Dashboard, type Donation, type Foundation } from '@hearthlight/domain';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { Panel } from '../../components/layout/panel.tsx';
import { onceOnline } from '../../lib/when-online.ts';
import { useWords } from '../../words/words-provider.tsx';
import { DonationTable } from './donation-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Letterhead } from './letterhead.tsx';
import type { LoadStatement } from './loaded-statement.ts';
import type { PlansPanelProps } from './plans-panel.tsx';
import { PledgeDialog } from './pledge-dialog.tsx';
import type { ReceiptCalls } from './receipt-calls.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { SplitTotals } from './split-totals.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import { useExports } from './use-exports.ts';
import { YearSelect } from './year-select.tsx';

const Nothing: ComponentType<PlansPanelProps> = () => null;
/** Few donors have a standing order. If its code fails to load, the donations still show what came. */
const PlansPanel = lazy(async () => {
  const code = await onceOnline(() => import('./plans-panel.tsx')).catch(() => undefined);
  return { default: code?.PlansPanel ?? Nothing };
});

export interface HistoryPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Its details are on statements. */
  foundation: Foundation;
  /** The date of a printed or downloaded statement. */
  now: Date;
  /** Loads the donor's statement with proofs. Without it no statement has proofs. */
  onLoadStatement?: LoadStatement | undefined;
  /** Loads and mails receipts. Without it donations have none. */
  receipts?: ReceiptCalls | undefined;
}

/** All donations, or those of a year: their totals, the list, and one menu to download or print them. */
export function HistoryPane({ dashboard, foundation, now, onLoadStatement, receipts }: HistoryPaneProps) {
  const words = useWords('history');
  const { donation_history: all, plans } = dashboard.records;
  const [year, setYear] = useState('');
  const [receipt, setReceipt] = useState<string>();
  const [pledge, setPledge] = useState<Donation>();
  const canPay = foundation.bankAccount ?? foundation.paymentLinks;
  const donations = all.filter((donation) => donation.date_of_donation.startsWith(year));
  const { choices, state, printed } = useExports({ donations, year, now, onLoadStatement });
  const letter = { donor: dashboard, foundation, now };
  return (
    <>
      {plans && (
        <Suspense>
          <div className="mb-5 print:hidden">
            <PlansPanel plans={plans} />
          </div>
        </Suspense>
      )}
      <div className={printed ? 'print:hidden' : 'min-w-0'}>
        <Panel
          title={words.yourDonations}
          hasLetterhead
          action={
            all.length > 0 && (
              <div
                data-part="year-and-export"
                className="flex grow flex-wrap items-center justify-end gap-3 tablet:grow-0"
              >
                <YearSelect donations={all} year={year} onChange={setYear} />
                <ExportMenu choices={choices} pending={state === 'loading'} />
              </div>
            )
          }
        >
          <div className="mb-6 hidden print:block">
            <Letterhead
              {...letter}
              title={year ? words.allDonationsInYear({ year: formatYear(year) }) : words.allDonations}
            />
          </div>
          {(state === 'failed' || state === 'empty') && (
            <div className="mb-6 print:hidden">
              {state === 'failed' ? (
                <Notice tone="error">{words.statementFailed}</Notice>
              ) : (
                <Notice tone="info">{words.proofPending}</Notice>
              )}
            </div>
          )}
          <div data-part="totals">
            <SplitTotals donations={donations} />
          </div>
          <div data-part="table" className="mt-7">
            <DonationTable
              key={year}
              caption={words.yourDonations}
              donations={donations}
              onReceipt={receipts && setReceipt}
              onPay={canPay && setPledge}
            />
          </div>
        </Panel>
      </div>
      {receipts && receipt !== undefined && (
        <ReceiptDialog
          number={receipt}
          onLoad={() => receipts.load(receipt)}
          onMail={() => receipts.mail(receipt)}
          onClose={() => setReceipt(undefined)}
        />
      )}
      {pledge && (
        <PledgeDialog
          pledge={pledge}
          foundation={foundation}
          email={dashboard.email}
          now={now}
          onClose={() => setPledge(undefined)}
        />
      )}
      {printed && (
        // Only on paper. The page stays as it is while the browser prints, and the focus with it.
        <div className="hidden print:block">
          <StatementSheet {...letter} {...printed} year={year} />
        </div>
      )}
    </>
  );
}
