'use client';

import type { Result } from '@hearthlight/domain';
import { useRef, useState } from 'react';

import { failure, resultOf } from './result-of.ts';

/**
 * Runs the actions of buttons, one at a time.
 *
 * - `run` takes the name of the action and what it does. It does nothing while another one is pending. A ref is set
 *   before React renders again, so a double click makes one call.
 * - `pending` is the name of the action that runs.
 * - `result` is the result of the last action. A refusal always has a message: that of the server, the sentence of a
 *   field, because a button has none, or a general one, such as without a connection. `run` returns it too.
 */
export function useAction<Name extends string>() {
  const busy = useRef(false);
  const [pending, setPending] = useState<Name>();
  const [result, setResult] = useState<Result>();

  async function run(name: Name, action: () => Promise<Result>): Promise<Result | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(name);
    setResult(undefined);
    const received = await resultOf(action);
    const shown = received.ok ? received : { ...received, message: messageOf(received) };
    setResult(shown);
    busy.current = false;
    setPending(undefined);
    return shown;
  }

  return { run, pending, result };
}

const messageOf = ({ message, fields = {} }: Result & { ok: false }) =>
  message ?? Object.values(fields)[0] ?? failure.message;
