import { sentences } from '@hearthlight/domain';
import { useId, useRef, useState } from 'react';

import { Button } from '../components/button.tsx';
import { useCountdown } from './use-countdown.ts';
import type { CodeRequestResult } from './use-sent-code.ts';

export interface ResendCodeProps {
  /** Where the code goes. */
  email: string;
  /** When another code may be asked for, in milliseconds of the epoch; until then the button waits. */
  nextCodeAt: number;
  onResend: () => Promise<CodeRequestResult>;
}

const waitFor = (seconds: number) => `You can ask for a new code in ${seconds} s.`;

/** 'Send a new code', which counts down to when that is possible and says what it did. */
export function ResendCode({ email, nextCodeAt, onResend }: ResendCodeProps) {
  const waitId = useId();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  const seconds = useCountdown(nextCodeAt);

  async function resend() {
    if (seconds > 0) return setSaid(waitFor(seconds));
    if (sending.current) return undefined;
    sending.current = true;
    setPending(true);
    setSaid('');
    const result = await onResend().catch((): CodeRequestResult => ({ ok: false }));
    setSaid(
      result.ok
        ? `A new code is on its way to ${email}. The one before no longer works.`
        : (result.message ?? sentences.generic),
    );
    sending.current = false;
    return setPending(false);
  }

  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-5">
      <p className="text-small text-ink-soft">
        Nothing there after a minute? Look among the spam, or go back and correct the address.
      </p>
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        aria-disabled={seconds > 0 || undefined}
        aria-describedby={seconds > 0 ? waitId : undefined}
        onClick={() => void resend()}
      >
        Send a new code
      </Button>
      {seconds > 0 && (
        <p id={waitId} className="text-small text-ink-soft tabular">
          {waitFor(seconds)}
        </p>
      )}
      <output className="text-small font-semibold">{said}</output>
    </div>
  );
}
