import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { download, saveFile } from './download.ts';

const fetched = vi.fn<typeof fetch>();
const request = { passphrase: 'a long passphrase' };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('returns the file', async () => {
  fetched.mockResolvedValueOnce(new Response('lines'));
  const result = await download('downloadBackup', request);
  expect(result.ok && (await result.file.text())).toBe('lines');
  const [path, options] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/desk/api/health/backup/');
  expect(options).toMatchObject({ body: JSON.stringify(request), headers: { 'Accept-Language': 'es' } });
});

test('returns a refusal, and a failure of the network, instead of a file', async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'Not now.' }, { status: 503 }));
  expect(await download('downloadBackup', request)).toEqual({ ok: false, status: 503, message: 'Not now.' });
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  expect(await download('downloadBackup', request)).toEqual({ ok: false, status: 502 });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await download('downloadBackup', request)).toEqual({ ok: false, status: 0 });
});

test('gives up after an hour', async () => {
  vi.useFakeTimers();
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  void download('downloadBackup', request);
  const { signal } = fetched.mock.calls[0]?.[1] ?? {};
  vi.advanceTimersByTime(3_599_999);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
});

test('saves a file under its name, and releases it after a minute', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValueOnce('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile(new Blob(), 'backup.age');
  expect(link).toMatchObject({ href: 'blob:1', download: 'backup.age' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  vi.restoreAllMocks();
});
