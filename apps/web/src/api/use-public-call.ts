import { useEffect, useState } from 'react';

/** What is known of a call's response. */
export type Loaded<Response> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; response: Response };

/**
 * The response of a public call: the one that the server handed over in the page, else what `load` resolves to. `load`
 * is a constant that imports the code of the calls, so that a page that has its data does not load it.
 */
export function usePublicCall<Response>(
  handedOver: Response | undefined,
  load: (signal: AbortSignal) => Promise<Response | undefined>,
): { loaded: Loaded<Response>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Response>>(
    handedOver === undefined ? { status: 'loading' } : { status: 'ready', response: handedOver },
  );
  const [attempt, setAttempt] = useState(handedOver === undefined ? 1 : 0);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      const response = await load(signal).catch(() => undefined);
      if (signal.aborted) return;
      setLoaded(response === undefined ? { status: 'failed' } : { status: 'ready', response });
    };
    void start();
    return () => controller.abort();
  }, [attempt, load]);
  const retry = () => {
    setLoaded({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { loaded, retry };
}
