import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { controlStyle } from '../components/forms/control-style.ts';
import { TextArea } from '../components/forms/text-area.tsx';
import type { CheckOutcome } from './check-outcome.ts';
import { CheckResult } from './check-result.tsx';

export interface StatementCheckerProps {
  /** Checks the text of a statement. It must not send the text anywhere. */
  onCheck: (text: string) => Promise<CheckOutcome>;
}

/**
 * Checks a statement from a file or from pasted text. The result receives the focus, because on a phone it is off screen.
 * The form keeps the file or text that was checked.
 */
export function StatementChecker({ onCheck }: StatementCheckerProps) {
  const fileId = useId();
  const { check, isChecking, outcome } = useCheck(onCheck);
  const [error, setError] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!outcome || isChecking) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, isChecking]);
  const checkFile = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    setError(undefined);
    if (area.current) area.current.value = '';
    await check(await chosen.text().catch(() => ''));
  };
  const checkEarlyFile = useEffectEvent(checkFile);
  useEffect(() => {
    // A file that was chosen before hydration.
    void checkEarlyFile();
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = area.current?.value ?? '';
    if (text.trim() === '') {
      if (file.current?.files?.length) return void checkFile();
      setError('Choose a statement or paste its text.');
      return area.current?.focus();
    }
    if (file.current) file.current.value = '';
    return void check(text);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-6 card p-[min(--spacing(5),4.375vw)] tablet:p-8">
      <form noValidate onSubmit={submit} method="dialog" className="grid grid-cols-1 gap-5">
        <div>
          <label htmlFor={fileId} className="mb-1.5 block text-small font-semibold">
            Statement file
          </label>
          <input
            ref={file}
            id={fileId}
            type="file"
            accept="application/json,.json"
            // Lets the visitor choose the same file again after changing it.
            onClick={(event) => (event.currentTarget.value = '')}
            onChange={() => void checkFile()}
            className={`${controlStyle} py-3 file:me-3 file:font-semibold file:text-pine`}
          />
        </div>
        <TextArea
          ref={area}
          label="Or paste the statement"
          optional
          error={error}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          onChange={() => setError(undefined)}
        />
        <div>
          <Button type="submit" pending={isChecking}>
            Check the statement
          </Button>
        </div>
      </form>
      {outcome && !isChecking && (
        <section ref={result} tabIndex={-1} aria-label="Result">
          <CheckResult outcome={outcome} />
        </section>
      )}
    </div>
  );
}

/** Runs one check at a time. The result of an earlier check never replaces that of a later one. */
function useCheck(onCheck: StatementCheckerProps['onCheck']) {
  const latest = useRef(0);
  const [isChecking, setIsChecking] = useState(false);
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const check = async (text: string) => {
    latest.current += 1;
    const turn = latest.current;
    setIsChecking(true);
    const found = await onCheck(text).catch((): CheckOutcome => ({ status: 'unreachable' }));
    if (turn !== latest.current) return;
    setOutcome(found);
    setIsChecking(false);
  };
  return { check, isChecking, outcome };
}
