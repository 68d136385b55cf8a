'use client';

import { formatCount, paths, type Foundation } from '@hearthlight/domain';

import { ArchPicture } from '../components/media/arch-picture.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { useWords } from '../words/words-provider.tsx';
import { ClosedMonths, type ClosedMonthsProps } from './closed-months.tsx';
import { SampleCheck, type SampleCheckProps } from './sample-check.tsx';
import { StatementChecker, type StatementCheckerProps } from './statement-checker.tsx';

export interface LedgerPageProps extends ClosedMonthsProps, SampleCheckProps, StatementCheckerProps {
  /** The foundation's facts. */
  foundation: Foundation;
  /** Beside the check. `alt` is read by screen readers instead of it. */
  picture: { src: string; alt: string };
}

/**
 * Checks a donor's statement in the browser, without an account, after a sample of it, and lists the closed months of
 * the ledger.
 */
export function LedgerPage({ foundation, picture, months, onRetry, ...checks }: LedgerPageProps) {
  const words = useWords('ledger');
  return (
    <PageFrame foundation={foundation} current={paths.ledger}>
      <div className="bg-paper-warm pt-8 pb-section desk:pt-14">
        <div className="mx-auto grid max-w-page gap-12 px-gutter *:min-w-0 desk:grid-cols-[1.2fr_1fr] desk:gap-18">
          <div>
            <h1 className="text-title">{words.checkAStatement}</h1>
            <p className="mt-5 mb-7 max-w-measure-30 text-lead text-ink-soft">
              {words.intro({ name: foundation.name })}
            </p>
            <div className="mb-8">
              <SampleCheck onCheckSample={checks.onCheckSample} />
            </div>
            <StatementChecker onCheck={checks.onCheck} />
          </div>
          <div className="grid items-center gap-9 *:min-w-0 tablet:max-desk:grid-cols-2 desk:sticky desk:top-0 desk:content-start desk:self-start desk:pt-4">
            <ArchPicture src={picture.src} alt={picture.alt} />
            <ol className="grid list-[''] gap-4">
              {[words.stepDownload, words.stepDrop, words.stepCheck].map((step, index) => (
                <li key={step} className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-4">
                  <span aria-hidden="true" className="font-display text-stat text-ember tabular">
                    {formatCount(index + 1)}
                  </span>
                  <span className="wrap-anywhere">{step}</span>
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
