'use client';

import type { StatementCheck } from '@hearthlight/domain/ledger';
import { useRef, useState } from 'react';

import { useWords } from '../words/words-provider.tsx';

/**
 * Runs one check at a time. A check that rejects asks to try again. The result of an earlier check never replaces that
 * of a later one.
 */
export function useCheck<Input>(onCheck: (input: Input) => Promise<StatementCheck>) {
  const words = useWords('ledger');
  const failed: StatementCheck = {
    isValid: false,
    title: words.failedTitle,
    facts: [words.failedLead],
  };
  const latest = useRef(0);
  const [isChecking, setIsChecking] = useState(false);
  const [outcome, setOutcome] = useState<StatementCheck>();
  const check = async (input: Input) => {
    latest.current += 1;
    const turn = latest.current;
    setIsChecking(true);
    const found = await onCheck(input).catch(() => failed);
    if (turn !== latest.current) return;
    setOutcome(found);
    setIsChecking(false);
  };
  return { check, isChecking, outcome: isChecking ? undefined : outcome };
}
