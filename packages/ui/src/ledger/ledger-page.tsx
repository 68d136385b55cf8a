'use client';

import { paths, type Foundation } from '@hearthlight/domain';

import { ArchPicture } from '../components/media/arch-picture.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { ClosedMonths, type ClosedMonthsProps } from './closed-months.tsx';
import { StatementChecker, type StatementCheckerProps } from './statement-checker.tsx';

export interface LedgerPageProps extends ClosedMonthsProps, StatementCheckerProps {
  /** The foundation's facts. */
  foundation: Foundation;
  /** Beside the check. `alt` is read by screen readers instead of it. */
  picture: { src: string; alt: string };
}

/**
 * Checks a donor's statement in the browser, without an account, and lists the closed months of the ledger.
 */
export function LedgerPage({ foundation, picture, months, onCheck, onRetry }: LedgerPageProps) {
  return (
    <PageFrame foundation={foundation} current={paths.ledger}>
      <div className="bg-paper-warm pt-8 pb-section desk:pt-14">
        <div className="mx-auto grid max-w-page gap-12 px-gutter *:min-w-0 desk:grid-cols-[1.15fr_1fr] desk:gap-18">
          <div>
            <h1 className="text-title">Check a statement</h1>
            <p className="mt-5 mb-8 max-w-measure-30 text-lead text-ink-soft">
              Each month, once it is over, we publish a ledger of its gifts. Check a statement from{' '}
              {foundation.name} to see that its gifts are in the ledger and that none was changed.
            </p>
            <StatementChecker onCheck={onCheck} />
          </div>
          <div className="grid items-center gap-9 *:min-w-0 tablet:max-desk:grid-cols-2 desk:content-start desk:pt-4">
            <ArchPicture src={picture.src} alt={picture.alt} />
            <ol className="grid list-[''] gap-4">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[1.25rem_1fr] items-baseline gap-x-4">
                  <span aria-hidden="true" className="font-display text-stat text-ember tabular">
                    {index + 1}
                  </span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <ClosedMonths months={months} onRetry={onRetry} />
    </PageFrame>
  );
}

const steps = [
  'A donor downloads a statement from Donation History. It has no name in it.',
  'Drop the file here, or paste its text. It does not leave your device.',
  'This page looks up each line in the ledger of its month and tells you if one was altered.',
];
