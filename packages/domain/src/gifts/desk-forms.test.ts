import { expect, test } from 'vitest';

import { noOccasion } from '../occasions/desk-forms.ts';
import type { Gift } from './desk-entities.ts';
import {
  correctionFieldsOf,
  type GiftTyped,
  giftFieldsOf,
  giverFieldsOf,
  recordGiftForm,
  refundFieldsOf,
} from './desk-forms.ts';

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
  sources: [],
  stays_anonymous: false,
  is_imported: false,
  has_payment_to_take_back: false,
  refunded_amount: 0,
  newest_entry: 903,
  history: [],
  receipts: [],
} satisfies Gift;

/** The form of a new gift as it was filled in. */
const entered: GiftTyped = {
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
  external_id: '',
  reference: '',
  anonymous: false,
  ...noOccasion,
};

test('returns a new gift, with the reference of a pledge or its payment', () => {
  const fields = {
    giver: { kind: 'donor', donor_id: 12 },
    amount: 1250.5,
    cause: 'For the roofs',
    date: '2026-11-12',
    method: 'Bank transfer',
    status: 'completed',
    campaign_id: null,
    external_id: '',
    anonymous: false,
  };
  const valid = recordGiftForm.parse(entered);
  expect(giftFieldsOf(valid)).toEqual(fields);
  const failed = { ...valid, status: 'failed' as const, reference: 'RF79' };
  expect(giftFieldsOf(failed)).toEqual({ ...fields, status: 'failed' });
  for (const status of ['completed', 'pending'] as const) {
    const pledge = { ...valid, status, campaign_id: '3', reference: 'RF79' };
    expect(giftFieldsOf(pledge)).toEqual({ ...fields, status, campaign_id: 3, reference: 'RF79' });
    const { error } = recordGiftForm.safeParse({ ...entered, status, reference: 'RF79' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['reference']]);
  }
});

test('leaves the cause of a new gift to its campaign, and needs one without a campaign', () => {
  const cause = '  ';
  const { data } = recordGiftForm.safeParse({ ...entered, cause, campaign_id: '3' });
  expect(data && giftFieldsOf(data)).not.toHaveProperty('cause');
  const { error } = recordGiftForm.safeParse({ ...entered, cause });
  expect(error?.issues.map(({ path }) => path)).toEqual([['cause']]);
});

/** Returns the occasion of a gift that was filled in with changes, or the fields that are wrong. */
const occasion = (changes: Partial<GiftTyped>) => {
  const { data, error } = recordGiftForm.safeParse({ ...entered, ...changes });
  return data ? giftFieldsOf(data).occasion : error?.issues.map(({ path }) => path);
};

test('returns the occasion of a new gift, which has a name', () => {
  const named = { occasion_kind: 'memory', occasion_name: ' Amara ', occasion_tell: 'Family\nConakry' };
  const known = { is: 'new', kind: 'memory', name: 'Amara', tell: 'Family\nConakry' };
  expect(occasion(named)).toEqual({ ...known, another: false });
  expect(occasion({ ...named, occasion_id: 'new' })).toEqual({ ...known, another: true });
  expect(occasion({ ...named, occasion_id: '3' })).toEqual({ is: 'known', id: 3 });
  expect(occasion({ ...named, occasion_kind: '' })).toBeUndefined();
  expect(occasion({ ...named, occasion_name: ' ' })).toEqual([['occasion_name']]);
});

test.each(['refunded', 'canceled'])('accepts no new gift that is %s', (status) => {
  expect(recordGiftForm.safeParse({ ...entered, status }).success).toBe(false);
});

test('returns the corrected fields alone, and what they are based on', () => {
  const { cause, date, method, status } = gift;
  const own = { campaign_id: '3', cause, date, method, outcome: '' as const, status };
  const shown = { ...own, amount: 125_050, reason: 'A slip' };
  const unchanged = { based_on: 903, reason: 'A slip' };
  expect(correctionFieldsOf(gift, shown)).toEqual(unchanged);
  const fields = { cause: 'A well', date: '2026-11-13', method: 'Cash', status: 'failed' as const };
  const corrected = correctionFieldsOf(gift, { ...shown, ...fields, amount: 1200, campaign_id: '' });
  expect(corrected).toEqual({ ...unchanged, ...fields, amount: 12, campaign_id: null });
  const split = correctionFieldsOf(gift, { ...shown, outcome: 'split' });
  expect(split).toEqual({ ...unchanged, outcome: 'split' });
  for (const kept of ['pending', 'refunded'] as const)
    expect(correctionFieldsOf(gift, { ...shown, status: kept })).toEqual(unchanged);
  expect(correctionFieldsOf({ ...gift, campaign: null }, { ...shown, campaign_id: '' })).toEqual(unchanged);
});

test.each([
  [{ giver: 'donor' as const }, { kind: 'donor', donor_id: 12 }],
  [{ giver: 'person' as const }, { kind: 'person', name: 'Ada', email: 'ada@example.org' }],
  [{ giver: 'anonymous' as const }, { kind: 'anonymous' }],
])('returns nothing else about a giver than %j needs', (chosen, giver) => {
  const values = { ...chosen, donor_id: '12', name: 'Ada', email: 'ada@example.org', reason: 'A slip' };
  expect(giverFieldsOf(gift, values)).toEqual({ based_on: 903, giver, reason: 'A slip' });
});

test('returns a refund as an amount', () => {
  const fields = { based_on: 903, amount: 50, reason: 'Paid twice' };
  expect(refundFieldsOf(gift, { amount: 5000, reason: 'Paid twice' })).toEqual(fields);
});
