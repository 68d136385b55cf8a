import type { DeskSession } from '@hearthlight/domain/desk';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerPassword } from './password-request.ts';
import { queryClient } from './query-client.ts';
import { send } from './send.ts';
import { setSession } from './session.ts';

const open: Extract<DeskSession, { state: 'open' }> = {
  state: 'open',
  me: { id: 1, name: 'Ruth Wanjiru', email: 'ruth@example.org', role: 'owner' },
  confirmed_until: null,
  expires_at: '2026-11-24T20:00:00Z',
  keeps_codes: true,
  has_codes: true,
  keeps_mails: false,
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
  vi.useRealTimers();
});

const respond = (status: number, body: object) =>
  fetched.mockImplementationOnce(async () => Response.json(body, { status }));

/** A server that never responds: `fetch` rejects only when it is aborted. */
const respondNever = () =>
  fetched.mockImplementation((_path, options) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
const aborted = () => fetched.mock.calls.map(([, options]) => options?.signal?.aborted);

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
  vi.useFakeTimers();
  respond(401, { message: 'Please sign in to continue.' });
  const leaving = new AbortController();
  const result = send('setHoldWords', { request: { words: ['casino'] }, signal: leaving.signal });
  await vi.waitFor(() => expect(queryClient.getQueryData(['session'])).toEqual({ state: 'signed-out' }));
  setSession({ ...open, me: { ...open.me, id: 2 } });
  // The query client notifies in a timer.
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  expect(await result).toMatchObject({ ok: false, status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('reads the role again when it does not allow a call', async () => {
  const queryFn = vi.fn<() => Promise<typeof open>>(async () => ({
    ...open,
    me: { ...open.me, role: 'moderator' },
  }));
  const page = new QueryObserver(queryClient, {
    queryKey: ['session'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = page.subscribe(() => undefined);
  respond(403, { message: 'Your role does not allow this.' });
  const result = await send('setHoldWords', { request: { words: [] } });
  expect(result).toEqual({ ok: false, status: 403, message: 'Your role does not allow this.' });
  expect(queryClient.getQueryData(['session'])).toMatchObject({ state: 'open', me: { role: 'moderator' } });
  leave();
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

test('ignores the end of the session once the page was left', async () => {
  respond(401, { message: 'Please sign in to continue.' });
  expect(await send('holdWords', { signal: AbortSignal.abort() })).toMatchObject({ status: 401 });
  expect(queryClient.getQueryData(['session'])).toEqual(open);
});

test('does not repeat a second factor after its session has ended', async () => {
  setSession({ state: 'second-factor', factors: ['totp'] });
  respond(401, { message: 'Please sign in to continue.' });
  const request = { factor: 'totp' as const, code: '123456' };
  expect(await send('deskSecondFactor', { request })).toMatchObject({ ok: false, status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('ends a request when its page is left, and when it takes too long', async () => {
  vi.useFakeTimers();
  respondNever();
  const leaving = new AbortController();
  const left = send('holdWords', { signal: leaving.signal });
  const late = send('holdWords', { signal: new AbortController().signal });
  expect(aborted()).toEqual([false, false]);
  leaving.abort();
  expect(await left).toEqual({ ok: false, status: 0 });
  expect(aborted()).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect(await late).toEqual({ ok: false, status: 0 });
});

test('returns how long to wait', async () => {
  const headers = { 'retry-after': '900' };
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 429, headers }));
  expect(await send('holdWords', {})).toEqual({ ok: false, status: 429, retryAfter: 900 });
});

const unconfirmed = { message: 'Enter your password again.' };
const exporting = { params: { id: 3 }, request: {} };

test('repeats the calls that wait for the password once it was entered, with what they sent', async () => {
  respond(428, unconfirmed);
  respond(428, unconfirmed);
  const request = { role: 'editor' as const };
  const results = Promise.all([
    send('changeStaffRole', { params: { id: 2 }, request }),
    send('exportDonor', exporting),
  ]);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const [first] = fetched.mock.calls;
  respond(400, { message: 'The desk needs an owner.' });
  respond(200, { data: {} });
  await vi.waitFor(() => {
    answerPassword(true);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
  expect(await results).toEqual([
    { ok: false, status: 400, message: 'The desk needs an owner.' },
    { ok: true, response: { data: {} } },
  ]);
  expect([fetched.mock.calls[2]?.[0], fetched.mock.calls[2]?.[1]?.body]).toEqual([first?.[0], JSON.stringify(request)]);
});

test('gives up a call whose password dialog was canceled', async () => {
  respond(428, unconfirmed);
  const result = send('exportDonor', exporting);
  const settled = vi.fn<(settled: unknown) => void>();
  void result.then(settled);
  await vi.waitFor(() => {
    answerPassword(false);
    expect(settled).toHaveBeenCalledWith({ ok: false, status: 428, ...unconfirmed });
  });
  expect(fetched).toHaveBeenCalledOnce();
});

test('waits longer for files, long calls and mailings', async () => {
  vi.useFakeTimers();
  respondNever();
  const request = { password: 'Lantern-8-desk' };
  void send('holdWords', {});
  void send('uploadPicture', { file: new Blob([], { type: 'image/png' }) });
  void send('retryStatements', { params: { year: 2025 }, request });
  void send('undoImport', { params: { id: 1 }, request, onProgress: () => undefined });
  vi.advanceTimersByTime(30_000);
  expect(aborted()).toEqual([true, false, false, false]);
  vi.advanceTimersByTime(269_999);
  expect(aborted()).toEqual([true, false, false, false]);
  vi.advanceTimersByTime(1);
  expect(aborted()).toEqual([true, true, true, true]);
});

const refusedPicture =
  'Use a still JPEG, PNG, WebP or AVIF picture of at most 20 MB, 50 million pixels and 16,000 pixels a side.';

test.each([
  ['of a type that is not accepted', 'uploadPicture', 'image/gif', 10, refusedPicture],
  ['of an unknown type', 'uploadPicture', '', 10, refusedPicture],
  ['that is too large', 'uploadPicture', 'image/png', 20 * 1024 * 1024 + 1, refusedPicture],
  ['that is no scan', 'uploadBillScan', 'image/gif', 10, expect.stringMatching(/^Use a PDF/)],
  ['that is too large', 'uploadImport', 'text/csv', 20 * 1024 * 1024 + 1, expect.stringMatching(/too large/)],
] as const)('does not send a file %s: %s', async (_, name, type, size, message) => {
  const file = new Blob([new Uint8Array(size)], { type });
  expect(await send(name, { file })).toEqual({ ok: false, status: 400, message });
  expect(fetched).not.toHaveBeenCalled();
});

test('says of an upload that the server cannot be reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const file = new Blob(['a,b'], { type: 'text/csv' });
  expect(await send('uploadImport', { file })).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^The server cannot be reached/),
  });
});

test('treats a response that does not match, and none at all, as failed calls', async () => {
  respond(200, { words: 'casino' });
  expect(await send('holdWords', {})).toEqual({ ok: false, status: 200 });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send('holdWords', {})).toEqual({ ok: false, status: 0 });
});
