import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { setSession } from '../api/session.ts';
import { saveText } from './calls.ts';

const text = {
  title: 'Roofs',
  tags: 'roofs',
  cover_image_url: '',
  cover_image_description: '',
  detail: '<p>Twelve.</p>',
  author_name: 'Ole Berg',
  campaign_id: null,
};
const article = {
  id: 7,
  title: 'Roofs',
  state: 'draft',
  published_at: null,
  author_name: 'Ole Berg',
  has_unpublished_changes: false,
  comments_open: true,
  edited_at: null,
  edited_by: null,
  text,
  revision: 4,
  published_revision: null,
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', fetched.mockReset());
  setSession({
    state: 'open',
    me: { id: 1, name: 'Ole Berg', email: 'ole@example.org', role: 'editor' },
    confirmed_until: null,
    expires_at: '2026-11-24T20:00:00Z',
    keeps_codes: true,
    has_codes: true,
    keeps_mails: false,
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const saved = (status: number, body: object) => {
  fetched.mockImplementationOnce(async () => Response.json(body, { status }));
  return saveText(7, text, 3);
};

test('saves the text that changes a revision', async () => {
  expect(await saved(200, article)).toEqual({ status: 'saved', article });
  const [path, { body } = {}] = fetched.mock.lastCall ?? [];
  expect([path, body]).toEqual(['/desk/api/news/7/', JSON.stringify({ based_on: 3, ...text })]);
});

test('tells a conflict from a refusal, and both from what passes by itself', async () => {
  const message = 'Not so.';
  expect(await saved(409, { message, current: article })).toEqual({ status: 'conflict', current: article });
  expect(await saved(400, { message })).toEqual({ status: 'refused', message });
  for (const status of [429, 500, 503])
    expect(await saved(status, { message })).toEqual({ status: 'offline', message });
  expect(await saved(400, {})).toEqual({ status: 'offline' });
});

test('says at once that the session has ended, and keeps nothing waiting', async () => {
  expect(await saved(401, { message: 'Please sign in.' })).toEqual({ status: 'signed-out' });
  expect(fetched).toHaveBeenCalledOnce();
});
