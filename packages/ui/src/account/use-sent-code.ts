import { codeLimits } from '@hearthlight/domain';
import { useState } from 'react';

import type { FormResult } from '../lib/form-result.ts';

/** The answer to asking for a code. A refusal may say in how many seconds asking again makes sense. */
export type CodeRequestResult = FormResult & { retryAfterSeconds?: number | undefined };

/** The code that was mailed last. */
export interface SentCode {
  to: string;
  /** What the server said about it. */
  note?: string | undefined;
  /** When another may be asked for, in milliseconds of the epoch. */
  nextAt: number;
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** Remembers to whom a code went and when another may be asked for, over all the steps of a page. */
export function useSentCode() {
  const [sent, setSent] = useState<SentCode>();

  /** Asks for a code by `send` and remembers how that went. */
  async function request(to: string, send: () => Promise<CodeRequestResult>): Promise<CodeRequestResult> {
    const result = await send();
    if (result.ok) setSent({ to, note: result.message, nextAt: inSeconds(codeLimits.resendSeconds) });
    else if (result.retryAfterSeconds !== undefined) {
      const nextAt = inSeconds(result.retryAfterSeconds);
      setSent((last) => last && { ...last, nextAt });
    }
    return result;
  }

  /** Whether a code went to this address so lately that the server would refuse another. */
  const isFresh = (to: string) => sent?.to === to && Date.now() < sent.nextAt;

  /** Forgets the code, so that the next one is asked for. */
  const forget = () => setSent(undefined);

  return { sent, request, isFresh, forget };
}
