'use client';

/**
 * Loads code unless the browser is offline, because Firefox never retries a module that failed to load. Rejects if the
 * browser is offline or the code fails to load.
 */
export const whenOnline = <Code>(load: () => Promise<Code>): Promise<Code> =>
  'onLine' in navigator && !navigator.onLine ? Promise.reject(new Error('The browser is offline.')) : load();

/** Loads code, as soon as the browser is online. Rejects if the code fails to load. */
export async function onceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return load();
}
