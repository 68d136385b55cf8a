import { codeLimits, type Result } from '@hearthlight/domain';
import { useState } from 'react';

/** The last code sent. */
export interface SentCode {
  /** The e-mail address it was sent to. */
  to: string;
  /** The server's message about it. */
  note?: string | undefined;
  /** When another code can be requested, in milliseconds since the epoch. */
  nextAt: number;
}

/** The result when no code is sent because the last one is still valid. */
export const sameCode: Result = { ok: true };

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/**
 * Remembers the address a code was sent to and when another can be requested, across the steps of a page. `earlier` is
 * the code of an earlier visit.
 */
export function useSentCode(earlier?: SentCode) {
  const [sent, setSent] = useState(earlier);

  /** Requests a code with `send` and remembers the outcome. */
  async function request(to: string, send: () => Promise<Result>): Promise<Result> {
    const result = await send();
    if (result.ok) setSent({ to, note: result.message, nextAt: inSeconds(codeLimits.resendSeconds) });
    else if (result.retryAfter !== undefined) {
      const nextAt = inSeconds(result.retryAfter);
      setSent((last) => last && { ...last, nextAt });
    }
    return result;
  }

  /** Whether a code was sent to this address so recently that the server would refuse another. */
  const isFresh = (to: string) => sent?.to === to && Date.now() < sent.nextAt;

  /** Forgets the code, so that the next step 1 requests a new one. */
  const forget = () => setSent(undefined);

  return { sent, request, isFresh, forget };
}
