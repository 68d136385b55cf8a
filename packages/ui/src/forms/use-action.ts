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
 * - `result` is the result of the last action. A refusal always has a message: without a connection there is none of
 *   the server.
 */
export function useAction<Name extends string>() {
  const busy = useRef(false);
  const [pending, setPending] = useState<Name>();
  const [result, setResult] = useState<Result>();

  async function run(name: Name, action: () => Promise<Result>) {
    if (busy.current) return;
    busy.current = true;
    setPending(name);
    setResult(undefined);
    const received = await resultOf(action);
    setResult(received.ok ? received : { ...received, message: received.message ?? failure.message });
    busy.current = false;
    setPending(undefined);
  }

  return { run, pending, result };
}
