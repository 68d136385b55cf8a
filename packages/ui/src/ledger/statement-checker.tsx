'use client';

import type { StatementCheck } from '@hearthlight/domain/ledger';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { TextArea } from '../components/forms/text-area.tsx';
import { useWords } from '../words/words-provider.tsx';
import { CheckResult } from './check-result.tsx';
import { StatementDrop } from './statement-drop.tsx';
import { useCheck } from './use-check.ts';

export interface StatementCheckerProps {
  /** Checks the text of a statement. It must not send the text anywhere. */
  onCheck: (text: string) => Promise<StatementCheck>;
}

/**
 * Checks a statement that is dropped, chosen as a file or pasted. The form keeps the file or text that was checked.
 */
export function StatementChecker({ onCheck }: StatementCheckerProps) {
  const words = useWords('ledger');
  const { check, isChecking, outcome } = useCheck(onCheck);
  const [error, setError] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const checkFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    setError(undefined);
    if (area.current) area.current.value = '';
    await check(await chosen.text().catch(() => ''));
  };
  const checkEarlyFile = useEffectEvent(() => void checkFile(file.current?.files?.[0]));
  useEffect(() => {
    // A file that was chosen before hydration.
    checkEarlyFile();
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = area.current?.value ?? '';
    if (text.trim() === '') {
      if (file.current?.files?.length) return void checkFile(file.current.files[0]);
      setError(words.pasteHint);
      return area.current?.focus();
    }
    if (file.current) file.current.value = '';
    return void check(text);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-6 card p-[min(--spacing(5),4.375vw)] tablet:p-7">
      <StatementDrop ref={file} onFile={(chosen) => void checkFile(chosen)} />
      {outcome && <CheckResult outcome={outcome} />}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-pine underline underline-offset-4">
          {words.pasteItsTextInstead}
        </summary>
        <form noValidate onSubmit={submit} method="dialog" className="mt-2 grid grid-cols-1 gap-5">
          <TextArea
            ref={area}
            label={words.textOfTheStatement}
            error={error}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            onChange={() => setError(undefined)}
          />
          <div>
            <Button type="submit" variant="secondary" pending={isChecking}>
              {words.checkTheStatement}
            </Button>
          </div>
        </form>
      </details>
    </div>
  );
}
