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

/**
 * What the last press of the button led to. `isWait` is true for a sentence that is wrong once another code can be
 * requested.
 */
const nothing = { text: '', isVisible: true, isWait: false };

/** 'Send a new code', with a countdown to when that is possible and the result of the last request. */
export function ResendCode({ email, nextCodeAt, onResend }: ResendCodeProps) {
  const words = useWords('account');
  const waitFor = (left: number) => words.newCodeIn({ wait: formatWait(left) });
  const waitId = useId();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const seconds = useCountdown(nextCodeAt);
  const [status, setStatus] = useState(nothing);
  const { isVisible, text } = status.isWait && seconds === 0 ? nothing : status;

  async function resend() {
    // The wait is visible already.
    if (seconds > 0) return setStatus({ text: waitFor(seconds), isVisible: false, isWait: true });
    if (sending.current) return undefined;
    sending.current = true;
    setPending(true);
    setStatus(nothing);
    const result = await onResend().catch((): Result => ({ ok: false }));
    setStatus({
      text: result.ok ? words.newCodeSent({ email }) : (result.message ?? sentences.generic),
      isVisible: true,
      isWait: !result.ok && result.retryAfter !== undefined,
    });
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
      <output className={isVisible ? 'text-small font-semibold' : 'sr-only'}>{text}</output>
    </div>
  );
}
