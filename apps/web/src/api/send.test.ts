import { sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getSession, openSession } from '../session/session.ts';
import { callTimeout } from './backend.ts';
import { send } from './send.ts';
import { toResult } from './to-result.ts';

const respondWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify(body), { status, headers }),
  );

/** A server that never responds: `fetch` rejects only when it is aborted. */
const neverResponding = () =>
  vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const fail = () => reject(new Error('aborted'));
        if (init?.signal?.aborted) fail();
        init?.signal?.addEventListener('abort', fail);
      }),
  );

function stubFetch(fetch: ReturnType<typeof respondWith>) {
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  openSession({ access_token: 'token-1', refresh_token: 'refresh-1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('send', () => {
  it('puts parameters percent-encoded into the path and the payload into the body', async () => {
    const fetch = stubFetch(respondWith(200, { message: 'Thank you.' }));
    await send('commentOnNews', { params: { id: 7 }, request: { comentator_name: 'Ada', comment: 'Good.' } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/news/7/comment/');
    expect(init).toMatchObject({ method: 'POST', body: '{"comentator_name":"Ada","comment":"Good."}' });
  });

  it('asks for a response in the language of the page', async () => {
    const fetch = stubFetch(respondWith(200, []));
    await send('latestNews', {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'es' });
  });

  it('adds parameters after the question mark and returns the size of the whole list', async () => {
    const detail = { news_details: aNewsArticle(), latest_news: [], comments: [] };
    const fetch = stubFetch(respondWith(200, detail, { 'x-total-count': '120' }));
    const result = await send('newsDetail', { params: { title: 'A b' }, query: { page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/news/A%20b/?page=2');
    expect(result).toMatchObject({ ok: true, total: 120 });
    stubFetch(respondWith(200, detail));
    expect(await send('newsDetail', { params: { title: 'A b' } })).toEqual({ ok: true, response: detail });
  });

  it('fails when the response is not complete in time', async () => {
    vi.useFakeTimers();
    stubFetch(neverResponding());
    const result = send('latestNews', {});
    await vi.advanceTimersByTimeAsync(callTimeout - 1);
    await expect(Promise.race([result, Promise.resolve('pending')])).resolves.toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({ ok: false, status: 0 });
  });

  it('fails when its caller aborts, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    stubFetch(neverResponding());
    const controller = new AbortController();
    const result = send('latestNews', { signal: controller.signal });
    controller.abort();
    await expect(result).resolves.toEqual({ ok: false, status: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails at once when its caller has aborted before', async () => {
    stubFetch(neverResponding());
    expect(await send('latestNews', { signal: AbortSignal.abort() })).toEqual({ ok: false, status: 0 });
  });

  it('returns the server’s refusal as a value', async () => {
    const fields = { email: 'Please enter a valid email address.' };
    stubFetch(respondWith(400, { message: 'Wrong.', fields }));
    const result = await send('signIn', { request: { email: '', password: '' } });
    expect(result).toEqual({ ok: false, status: 400, message: 'Wrong.', fields });
  });

  it.each(['https://api.example', 'https://api.example/'])(
    'calls another backend at %s, with credentials',
    async (base) => {
      vi.stubEnv('VITE_API_URL', base);
      vi.resetModules();
      const fetch = stubFetch(respondWith(200, []));
      const fresh = await import('./send.ts');
      await fresh.send('latestNews', {});
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect([url, init?.credentials]).toEqual(['https://api.example/api/latest-news/', 'include']);
    },
  );

  it('sends the bearer token on authorized calls only', async () => {
    const fetch = stubFetch(respondWith(200, { message: 'Joined.' }));
    await send('joinCampaign', { request: { campaign_id: 3 } });
    await send('latestNews', {});
    const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(headers).toEqual(['Bearer token-1', null]);
  });

  it('ends the session on a 401 from an authorized call, but not from sign-in', async () => {
    stubFetch(respondWith(401, { message: 'No.' }));
    await send('signIn', { request: { email: 'a@b.org', password: 'Wrong-Pass-1' } });
    expect(getSession().status).toBe('open');
    await send('userDetails', {});
    expect(getSession().status).toBe('expired');
  });

  it.each([
    ['a wrong shape', [{ ...aNewsArticle(), id: 'seven' }]],
    ['null', null],
    ['an object for a list', { articles: [] }],
  ])('treats %s as a failed call', async (_, body) => {
    stubFetch(respondWith(200, body));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 200 });
  });

  it('treats an HTML page and a network failure as failed calls', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 502 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 0 });
  });
});

describe('toResult', () => {
  const failure = { ok: false, status: 400, message: 'Wrong code.', fields: { code: 'Enter it.' } } as const;

  it('returns the message of a response', () => {
    expect(toResult({ ok: true, response: { message: 'Done.' } }, [])).toEqual({
      ok: true,
      message: 'Done.',
    });
  });

  it('returns the server’s sentences for a status that is shown', () => {
    const { status: _, ...result } = failure;
    expect(toResult(failure, [400])).toEqual(result);
  });

  it('returns the generic sentence for other statuses and for a failure without a sentence', () => {
    expect(toResult({ ...failure, status: 500 }, [400])).toEqual({ ok: false, message: sentences.generic });
    expect(toResult({ ok: false, status: 400 }, [400])).toEqual({ ok: false, message: sentences.generic });
  });
});
