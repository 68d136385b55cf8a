import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { setSession } from '../api/session.ts';
import { addPasskey, hasPasskeys, signInWithPasskey } from './passkeys.ts';

const fetched = vi.fn<typeof fetch>();
const credentials = { get: vi.fn<() => Promise<unknown>>(), create: vi.fn<() => Promise<unknown>>() };
const request = { challenge: 'AAAA', rpId: 'localhost' };
const creation = {
  challenge: 'AAAA',
  rp: { name: 'Hearthlight', id: 'localhost' },
  user: { id: 'AAAA', name: 'ada@example.org', displayName: 'Ada' },
  pubKeyCredParams: [],
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { hostname: 'localhost' }, PublicKeyCredential: Object });
  vi.stubGlobal('PublicKeyCredential', Object);
  vi.stubGlobal('navigator', { credentials });
  vi.stubGlobal('fetch', fetched.mockReset());
  setSession({ state: 'second-factor', factors: ['passkey'] });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const offer = (options: object) => fetched.mockResolvedValueOnce(Response.json({ options }));
const cancelled = 'Your device did not provide a passkey. Try again, or use another way.';

test('says so when the person cancels signing in', async () => {
  offer(request);
  credentials.get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await signInWithPasskey()).toEqual({ ok: false, message: cancelled });
  expect(fetched).toHaveBeenCalledOnce();
});

test('tells a passkey that the device has already from a new one that was cancelled', async () => {
  offer(creation);
  credentials.create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await addPasskey('Phone')).toEqual({ ok: false, message: cancelled });
  offer(creation);
  credentials.create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  expect(await addPasskey('Phone')).toEqual({
    ok: false,
    message: 'This device already has a passkey for the desk.',
  });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('asks the device for nothing without options, and knows a browser without passkeys', async () => {
  for (const act of [signInWithPasskey, () => addPasskey('Phone')]) {
    offer({});
    expect(await act()).toEqual({ ok: false });
  }
  expect(hasPasskeys()).toBe(true);
  vi.stubGlobal('window', {});
  expect(hasPasskeys()).toBe(false);
});
