'use client';

import type { StatementCheck } from '@hearthlight/domain/ledger';

import { Button } from '../components/actions/button.tsx';
import { useWords } from '../words/words-provider.tsx';
import { CheckResult } from './check-result.tsx';
import { useCheck } from './use-check.ts';

export interface SampleCheckProps {
  /** Checks a sample statement. With `altered`, one of its amounts is not that of the ledger. */
  onCheckSample: (altered: boolean) => Promise<StatementCheck>;
}

/** Shows what a check finds, for visitors without a statement: a sample that is valid, and one that was altered. */
export function SampleCheck({ onCheckSample }: SampleCheckProps) {
  const words = useWords('ledger');
  const { check, isChecking, outcome } = useCheck(onCheckSample);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button pending={isChecking} onClick={() => void check(false)}>
            {words.trySample}
          </Button>
          <Button variant="quiet" onClick={() => void check(true)}>
            {words.tryAlteredSample}
          </Button>
        </div>
        <p className="mt-3 text-small text-ink-soft">{words.samplesAreInvented}</p>
      </div>
      {outcome && (
        <div className="card p-[min(--spacing(5),4.375vw)] tablet:p-7">
          <CheckResult outcome={outcome} />
        </div>
      )}
    </div>
  );
}
