import { afterEach, expect, test, vi } from 'vitest';

import { onceOnline, whenOnline } from './when-online.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([{ onLine: true }, {}])('loads code when the navigator is %j', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await whenOnline(async () => 'code')).toBe('code');
});

test('does not load code while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  await expect(whenOnline(load)).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
});

test('loads code once the browser is online again', async () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const loading = onceOnline(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  vi.stubGlobal('navigator', { onLine: true });
  expect(await onceOnline(load)).toBe('code');
});
