'use client';

import { formatWait, sentences, type Result } from '@hearthlight/domain';
import { useId, useRef, useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { useWords } from '../words/words-provider.tsx';
import { useCountdown } from './use-countdown.ts';

export interface ResendCodeProps {
  /** The address the code is sent to. */
  email: string;
  /** When another code can be requested, in milliseconds since the epoch. The button is disabled until then. */
  nextCodeAt: number;
  /** Requests another code. */
  onResend: () => Promise<Result>;
}

/** 'Send a new code', with a countdown to when that is possible and the result of the last request. */
export function ResendCode({ email, nextCodeAt, onResend }: ResendCodeProps) {
  const words = useWords('account');
  const waitFor = (left: number) => words.newCodeIn({ wait: formatWait(left) });
  const waitId = useId();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  /** A sentence, or the seconds to wait, which are visible already. */
  const [status, setStatus] = useState<string | number>('');
  const isVisible = typeof status === 'string';
  const seconds = useCountdown(nextCodeAt);

  async function resend() {
    if (seconds > 0) return setStatus(seconds);
    if (sending.current) return undefined;
    sending.current = true;
    setPending(true);
    setStatus('');
    const result = await onResend().catch((): Result => ({ ok: false }));
    setStatus(result.ok ? words.newCodeSent({ email }) : (result.message ?? sentences.generic));
    sending.current = false;
    return setPending(false);
  }

  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-5">
      <p className="text-small text-ink-soft">{words.codeMissing}</p>
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        aria-disabled={seconds > 0 || undefined}
        aria-describedby={seconds > 0 ? waitId : undefined}
        onClick={() => void resend()}
      >
        {words.sendANewCode}
      </Button>
      {seconds > 0 && (
        <p id={waitId} className="text-small text-ink-soft tabular">
          {waitFor(seconds)}
        </p>
      )}
      <output className={isVisible ? 'text-small font-semibold' : 'sr-only'}>
        {isVisible ? status : waitFor(status)}
      </output>
    </div>
  );
}
