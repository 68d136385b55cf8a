import { sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getSession, openSession } from '../session/session.ts';
import { refused, send } from './send.ts';

const answering = (status: number, body: unknown) =>
  vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify(body), { status }),
  );

function stubFetch(fetch: ReturnType<typeof answering>) {
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => openSession({ access_token: 'token-1', refresh_token: 'refresh-1' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('send', () => {
  it('puts parameters percent-encoded into the path and the payload into the body', async () => {
    const fetch = stubFetch(answering(200, { message: 'Thank you.' }));
    await send('commentOnNews', { params: { id: 7 }, request: { comentator_name: 'Ada', comment: 'Good.' } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/news/7/comment/');
    expect(init).toMatchObject({ method: 'POST', body: '{"comentator_name":"Ada","comment":"Good."}' });
  });

  it.each(['https://api.example', 'https://api.example/'])(
    'calls another backend at %s, with cookies',
    async (base) => {
      vi.stubEnv('VITE_API_URL', base);
      vi.resetModules();
      const fetch = stubFetch(answering(200, []));
      const elsewhere = await import('./send.ts');
      await elsewhere.send('latestNews', {});
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect([url, init?.credentials]).toEqual(['https://api.example/api/latest-news/', 'include']);
    },
  );

  it('carries the bearer token on authorised calls only', async () => {
    const fetch = stubFetch(answering(200, { message: 'Joined.' }));
    await send('joinCampaign', { request: { campaign_id: 3 } });
    await send('latestNews', {});
    const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(headers).toEqual(['Bearer token-1', null]);
  });

  it('ends the session on a 401 of an authorised call, not on that of a sign-in', async () => {
    stubFetch(answering(401, { message: 'No.' }));
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
    stubFetch(answering(200, body));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 0 });
  });

  it('treats a page of HTML and a lost network as failed calls', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 502 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send('latestNews', {})).toEqual({ ok: false, status: 0 });
  });
});

describe('refused', () => {
  const refusal = { message: 'This code is wrong.', fields: { first_name: 'Enter a valid first name.' } };

  it('shows the server’s sentence for the statuses that are named', () => {
    expect(refused({ status: 400, refusal }, [400], { first_name: 'firstname' })).toEqual({
      ok: false,
      message: refusal.message,
      fields: { firstname: 'Enter a valid first name.' },
    });
  });

  it('shows the generic sentence for all others', () => {
    expect(refused({ status: 500, refusal }, [400])).toEqual({ ok: false, message: sentences.generic });
    expect(refused({ status: 400 }, [400])).toEqual({ ok: false, message: sentences.generic });
  });
});
