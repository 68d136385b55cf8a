'use client';

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

/** The step that a page of steps has reached. The app keeps it in the browser's history. */
export interface StepProgress {
  /** Index of the step. */
  step: number;
  /** The code that was sent last. */
  sent: SentCode;
}

/** A request for a code: the code that was sent, or the refusal. */
export type SentResult = { ok: true; sent: SentCode } | Extract<Result, { ok: false }>;

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/**
 * Remembers the address a code was sent to and when another can be requested, across the steps of a page. `earlier` is
 * the code of an earlier visit. `visit` counts how often step 1 led to the entry of a code, which then starts empty.
 */
export function useSentCode(earlier?: SentCode) {
  const [last, setLast] = useState(earlier);
  const sent = last ?? earlier;
  const [visit, setVisit] = useState(0);

  /** Requests a code with `send` and remembers the outcome. */
  async function request(to: string, send: () => Promise<Result>): Promise<SentResult> {
    const result = await send();
    if (result.ok) {
      const next = { to, note: result.message, nextAt: inSeconds(codeLimits.resendSeconds) };
      setLast(next);
      return { ok: true, sent: next };
    }
    if (result.retryAfter !== undefined && sent) setLast({ ...sent, nextAt: inSeconds(result.retryAfter) });
    return result;
  }

  /**
   * Like `request`, unless a code was sent to the address so recently that the server would refuse another. If it
   * refuses another for some time, the one that was sent is returned: it may still be valid.
   */
  async function requestUnlessFresh(to: string, send: () => Promise<Result>): Promise<SentResult> {
    const isFresh = sent?.to === to && Date.now() < sent.nextAt;
    const requested = isFresh ? ({ ok: true, sent } as const) : await request(to, send);
    const wait = requested.ok ? undefined : requested.retryAfter;
    const result =
      wait !== undefined && sent?.to === to
        ? ({ ok: true, sent: { ...sent, nextAt: inSeconds(wait) } } as const)
        : requested;
    if (result.ok) setVisit((last) => last + 1);
    return result;
  }

  /** Forgets the code, so that the next step 1 requests a new one. */
  const forget = () => setLast(undefined);

  return { sent, visit, request, requestUnlessFresh, forget };
}
