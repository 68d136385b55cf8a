import { paths, type Foundation } from '@hearthlight/domain';

import { PageFrame } from '../site/page-frame.tsx';
import { ClosedMonths, type ClosedMonthsProps } from './closed-months.tsx';
import { StatementChecker, type StatementCheckerProps } from './statement-checker.tsx';

export interface LedgerPageProps extends ClosedMonthsProps, StatementCheckerProps {
  /** The foundation's facts. */
  foundation: Foundation;
}

/**
 * Checks a donor's statement in the browser, without an account, and lists the closed months of the ledger.
 */
export function LedgerPage({ foundation, months, onCheck, onRetry }: LedgerPageProps) {
  return (
    <PageFrame foundation={foundation} current={paths.ledger}>
      <div className="bg-paper-warm pt-8 pb-section desk:pt-14">
        <div className="mx-auto grid max-w-page gap-12 px-gutter *:min-w-0 desk:grid-cols-[1fr_1.05fr] desk:gap-16">
          <div>
            <h1 className="text-title">Check a statement</h1>
            <p className="mt-6 max-w-measure-30 text-lead text-ink-soft">
              Each month, once it is over, we publish a ledger of its gifts. Check a statement from{' '}
              {foundation.name} to see that its gifts are in the ledger and that none was changed.
            </p>
            <ol className="mt-8 grid max-w-measure-34 list-decimal gap-3 ps-5">
              <li>A donor downloads a statement from Donation History. It has no name in it.</li>
              <li>Choose the file here, or paste its text. It does not leave your device.</li>
              <li>
                This page looks up each line in the ledger of its month and tells you if one was altered.
              </li>
            </ol>
          </div>
          <StatementChecker onCheck={onCheck} />
        </div>
      </div>
      <ClosedMonths months={months} onRetry={onRetry} />
    </PageFrame>
  );
}
