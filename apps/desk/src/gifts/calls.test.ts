import type { Gift, GiftEntered } from '@hearthlight/domain/desk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { changeGiver, correctGift, recordGift, refundGift } from './calls.ts';

const fetched = vi.fn<typeof fetch>();
const change = { id: 7, entries: [], in_closed_month: false };
/** Whether the list of gifts is to be fetched again. */
const isOutdated = () => queryClient.getQueryState(['gifts'])?.isInvalidated;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockImplementation(async () => Response.json(change));
  queryClient.setQueryData(['gifts'], {});
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The address of the last call and its body. */
function sent(): [unknown, unknown] {
  const [path, { body } = {}] = fetched.mock.lastCall ?? [];
  return [path, typeof body === 'string' ? JSON.parse(body) : body];
}

const gift = {
  id: 7,
  date: '2026-11-12',
  amount: 1250.5,
  status: 'completed' as const,
  method: 'Bank transfer',
  campaign: { id: 3, title: 'Roofs' },
  giver: null,
  cause: 'For the roofs',
  external_id: null,
  reference: null,
  refunded_amount: 0,
  newest_entry: 903,
  history: [],
  receipts: [],
} satisfies Gift;

/** The form of a new gift as it was filled in. */
const entered: GiftEntered = {
  giver: 'donor',
  donor_id: '12',
  name: '',
  email: '',
  amount: '1,250.50',
  date: '2026-11-12',
  method: 'Bank transfer',
  status: 'completed',
  campaign_id: '',
  cause: 'For the roofs',
  reason: 'By letter',
  external_id: '',
  reference: 'RF79',
};

test('records a gift, and a reference only of a pledge', async () => {
  expect(await recordGift(entered, false)).toEqual({ ok: true, change });
  const request = {
    giver: { kind: 'donor', donor_id: 12 },
    amount: 1250.5,
    cause: 'For the roofs',
    date: '2026-11-12',
    method: 'Bank transfer',
    status: 'completed',
    reason: 'By letter',
    campaign_id: null,
    external_id: '',
    preview: false,
  };
  expect(sent()).toEqual(['/desk/api/gifts/', request]);
  const pledge = { ...entered, status: 'pending' as const, campaign_id: '3' };
  await recordGift(pledge, true);
  const pending = { ...request, status: 'pending', campaign_id: 3, preview: true };
  expect(sent()[1]).toEqual({ ...pending, reference: 'RF79' });
  await recordGift({ ...pledge, reference: '' }, true);
  expect(sent()[1]).toEqual(pending);
});

test.each(['refunded', 'canceled'] as const)('records no gift that is %s', async (status) => {
  expect(await recordGift({ ...entered, status }, false)).toEqual({ ok: false });
  expect(fetched).not.toHaveBeenCalled();
});

test('sends the corrected fields alone, and what they are based on', async () => {
  const { cause, date, method, status } = gift;
  const shown = { amount: '1250.50', campaign_id: '3', cause, date, method, status, reason: 'A slip' };
  const unchanged = { based_on: 903, reason: 'A slip', preview: false };
  await correctGift(gift, shown, false);
  expect(sent()).toEqual(['/desk/api/gifts/7/correct/', unchanged]);
  const fields = { cause: 'A well', date: '2026-11-13', method: 'Cash', status: 'failed' as const };
  await correctGift(gift, { ...shown, ...fields, amount: '12', campaign_id: '' }, false);
  expect(sent()[1]).toEqual({ ...unchanged, ...fields, amount: 12, campaign_id: null });
  for (const own of ['pending', 'refunded'] as const) {
    await correctGift(gift, { ...shown, status: own }, false);
    expect(sent()[1]).toEqual(unchanged);
  }
  await correctGift({ ...gift, campaign: null }, { ...shown, campaign_id: '' }, false);
  expect(sent()[1]).toEqual(unchanged);
});

test.each([
  [{ giver: 'donor' as const }, { kind: 'donor', donor_id: 12 }],
  [{ giver: 'person' as const }, { kind: 'person', name: 'Ada', email: 'ada@example.org' }],
  [{ giver: 'anonymous' as const }, { kind: 'anonymous' }],
])('sends nothing else about a giver than %j needs', async (chosen, giver) => {
  const values = { ...chosen, donor_id: '12', name: 'Ada', email: 'ada@example.org', reason: 'A slip' };
  await changeGiver(gift, values, true);
  expect(sent()).toEqual([
    '/desk/api/gifts/7/giver/',
    { based_on: 903, giver, reason: 'A slip', preview: true },
  ]);
});

test('previews a refund without the password, and makes it with the password', async () => {
  const values = { amount: '50', reason: 'Paid twice' };
  const request = { ...values, based_on: 903, amount: 50 };
  await refundGift(gift, values, true);
  expect(sent()).toEqual(['/desk/api/gifts/7/refund/preview/', request]);
  await refundGift(gift, values, false, 'Lantern-8-desk');
  expect(sent()).toEqual(['/desk/api/gifts/7/refund/', { ...request, password: 'Lantern-8-desk' }]);
});

test('fetches the books again once they have changed, and only then', async () => {
  await refundGift(gift, { amount: '50', reason: 'Paid twice' }, true);
  fetched.mockImplementationOnce(async () => Response.json({ message: 'No.' }, { status: 409 }));
  expect(await recordGift(entered, false)).toEqual({ ok: false, message: 'No.' });
  expect(isOutdated()).toBe(false);
  await recordGift(entered, false);
  expect(isOutdated()).toBe(true);
});
