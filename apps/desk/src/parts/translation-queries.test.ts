import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { keepTranslation } from './translation-queries.ts';

const queryKey = ['campaigns', 3, 'translations'];
const spanish = { title: 'Un pozo' };

const refused = (status: number) => ({ ok: false as const, status, message: 'Refused.' });

/** Returns a client that has loaded the translations of an entry, and what it loads. */
async function aLoadedList() {
  const none = [
    { language: 'es', translation: null },
    { language: 'ar', translation: null },
  ];
  const load = vi.fn<() => Promise<object>>(async () => ({ translations: none }));
  const client = new QueryClient();
  await client.query({ queryKey, queryFn: load });
  return { client, load };
}

test('puts a saved translation into the loaded list', async () => {
  const { client, load } = await aLoadedList();
  const result = { ok: true as const, response: { language: 'es', translation: spanish } };
  expect(await keepTranslation(client, queryKey, result)).toEqual({ ok: true, saved: spanish });
  expect(client.getQueryData(queryKey)).toEqual({
    translations: [
      { language: 'es', translation: spanish },
      { language: 'ar', translation: null },
    ],
  });
  expect(load).toHaveBeenCalledOnce();
});

test('loads the list again when somebody else has saved a translation, and only then', async () => {
  const { client, load } = await aLoadedList();
  expect(await keepTranslation(client, queryKey, refused(400))).toMatchObject({ isConflict: false });
  expect(load).toHaveBeenCalledOnce();
  expect(await keepTranslation(client, queryKey, refused(409))).toMatchObject({ isConflict: true });
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads no other list again', async () => {
  const { client, load } = await aLoadedList();
  await keepTranslation(client, queryKey.slice(0, 2), refused(409));
  expect(load).toHaveBeenCalledOnce();
});

test('adds nothing to a list that is not loaded', async () => {
  const client = new QueryClient();
  const result = { ok: true as const, response: { language: 'es', translation: spanish } };
  expect(await keepTranslation(client, queryKey, result)).toEqual({ ok: true, saved: spanish });
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
