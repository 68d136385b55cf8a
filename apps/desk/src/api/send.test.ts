import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setSession } from '../session/session.ts';
import { queryClient } from './query-client.ts';
import { send } from './send.ts';

const open = {
  state: 'open' as const,
  me: { id: 1, name: 'Ruth Wanjiru', email: 'ruth@example.org', role: 'owner' as const },
  confirmed_until: null,
  expires_at: '2026-11-24T20:00:00Z',
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', fetched.mockReset());
  setSession(open);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const respond = (status: number, body: object) =>
  fetched.mockImplementationOnce(async () => Response.json(body, { status }));

test('repeats a call once the person has signed in again', async () => {
  respond(401, { message: 'Please sign in to continue.' });
  respond(200, { words: ['casino'] });
  const result = send('setHoldWords', { request: { words: ['casino'] } });
  await vi.waitFor(() => expect(queryClient.getQueryData(['session'])).toEqual({ state: 'signed-out' }));
  expect(fetched).toHaveBeenCalledOnce();
  setSession(open);
  expect(await result).toEqual({ ok: true, response: { words: ['casino'] } });
  expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"words":["casino"]}');
});

test('does not repeat a call when somebody else signs in', async () => {
  respond(401, { message: 'Please sign in to continue.' });
  const leaving = new AbortController();
  const result = send('setHoldWords', { request: { words: ['casino'] }, signal: leaving.signal });
  await vi.waitFor(() => expect(queryClient.getQueryData(['session'])).toEqual({ state: 'signed-out' }));
  setSession({ ...open, me: { ...open.me, id: 2 } });
  leaving.abort();
  expect(await result).toMatchObject({ ok: false, status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('returns at once what its caller keeps', async () => {
  respond(401, { message: 'Please sign in to continue.' });
  const result = await send('setHoldWords', { request: { words: [] }, returnsIfSignedOut: true });
  expect(result).toMatchObject({ ok: false, status: 401 });
  expect(queryClient.getQueryData(['session'])).toEqual({ state: 'signed-out' });
});

test('returns an incorrect password without ending a session', async () => {
  respond(401, { message: 'Incorrect e-mail or password.' });
  const request = { email: 'ruth@example.org', password: 'Wrong-Password-1' };
  expect(await send('deskSignIn', { request })).toEqual({
    ok: false,
    status: 401,
    message: 'Incorrect e-mail or password.',
  });
  expect(queryClient.getQueryData(['session'])).toEqual(open);
});

test('gives up a call that waits for the session when its page is left', async () => {
  respond(401, { message: 'Please sign in to continue.' });
  const leaving = new AbortController();
  const result = send('holdWords', { signal: leaving.signal });
  await vi.waitFor(() => expect(queryClient.getQueryData(['session'])).toEqual({ state: 'signed-out' }));
  leaving.abort();
  expect(await result).toMatchObject({ ok: false, status: 401 });
});

test('treats a response that does not match, and none at all, as failed calls', async () => {
  respond(200, { words: 'casino' });
  expect(await send('holdWords', {})).toEqual({ ok: false, status: 200 });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send('holdWords', {})).toEqual({ ok: false, status: 0 });
});
