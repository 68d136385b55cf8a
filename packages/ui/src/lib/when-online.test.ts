import { afterEach, expect, test, vi } from 'vitest';

import { whenOnline } from './when-online.ts';

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
