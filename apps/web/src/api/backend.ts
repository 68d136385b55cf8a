/** Empty for this site's own origin, or another backend's URL without a trailing slash. */
export const backendOrigin = (import.meta.env['VITE_API_URL'] ?? '').replace(/\/+$/, '');

/** Milliseconds after which a call without a complete response counts as failed. */
export const callTimeout = 15_000;

/** Returns a signal that aborts with `signal` or after `callTimeout`. Older browsers have no `AbortSignal.any`. */
export function limitTime(signal?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, callTimeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
