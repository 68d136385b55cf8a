import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  aBooks,
  aCampaign,
  aComment,
  aDashboard,
  aDonation,
  aDonor,
  aNewsArticle,
  anImpactUpdate,
  aPublishedBill,
} from './fixtures/index.ts';
import {
  books,
  booksYear,
  campaign,
  dashboard,
  donation,
  donor,
  impactUpdate,
  ledgerIndex,
  newsArticle,
  newsComment,
  paymentStatusOf,
  publishedBill,
} from './index.ts';

describe('paymentStatusOf', () => {
  test.each([
    ['completed', 'completed'],
    ['pending', 'pending'],
    [' Completed ', 'completed'],
    ['PENDING', 'pending'],
    ['failed', 'failed'],
    ['declined', 'failed'],
    ['complete', 'failed'],
    ['', 'failed'],
  ])('%j counts as %s', (status, counted) => {
    expect(paymentStatusOf(status)).toBe(counted);
  });

  test('returns one of three states for any text', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        expect(['completed', 'pending', 'failed']).toContain(paymentStatusOf(status));
      }),
    );
  });
});

const aYear = { year: 2026, came_in: [{ kind: 'other', amount: 5 }], paid_out: [] };
const aKey = { key: 'c0ffee', since: '2026-11-01T09:00:00.000Z' };
const aMonth = { month: '2026-10', entries: 4, hash: 'c0ffee', closed_at: '2026-11-01T09:00:00.000Z' };

const entities = [
  ['campaign', campaign, aCampaign(), ['date_ended', 'language']],
  [
    'donation',
    donation,
    aDonation({
      receipt: '2026-00041',
      campaign_id: 7,
      payment_reference: 'RF79',
      expected_from: '2026-12-01',
      pledged: { amount: 150, came: 120 },
      occasion: { kind: 'memory', name: 'Amara Diallo' },
      anonymous: true,
    }),
    ['receipt', 'campaign_id', 'payment_reference', 'expected_from', 'pledged', 'occasion', 'anonymous'],
  ],
  [
    'impact update',
    impactUpdate,
    anImpactUpdate(),
    ['image_alt', 'image_alt_language', 'date_published', 'title', 'place', 'campaign', 'language'],
  ],
  ['donor', donor, aDonor(), ['id', 'anonymous']],
  ['dashboard', dashboard, aDashboard(), ['id', 'anonymous']],
  ['news article', newsArticle, aNewsArticle(), ['comments_open', 'cover_image_description', 'campaign', 'language']],
  ['comment', newsComment, aComment(), ['comentator_name']],
  ['books', books, aBooks(), ['is_unapproved']],
  ['year of the books', booksYear, aYear, ['fees']],
  ['published bill', publishedBill, aPublishedBill(), []],
  ['index of the ledger', ledgerIndex, { keys: [aKey], months: [aMonth] }, []],
] as const;

/** For these, `true` is valid. */
const booleans = new Set(['anonymous', 'registration_status', 'comments_open', 'is_unapproved']);

describe.each(entities)('%s', (_, schema, entity, optional: readonly string[]) => {
  const fields = Object.keys(schema.shape);

  test('accepts its fixture', () => {
    expect(schema.safeParse(entity)).toEqual({ success: true, data: entity });
  });

  test.each(fields)('rejects %s of a wrong type', (field) => {
    for (const wrong of [true, Symbol('x'), { x: 1 }, Number.NaN]) {
      const invalid = { ...entity, [field]: wrong === true && booleans.has(field) ? 'yes' : wrong };
      expect(schema.safeParse(invalid).success).toBe(false);
    }
  });

  test.each(fields)('requires %s unless it is optional', (field) => {
    const without = Object.fromEntries(Object.entries(entity).filter(([name]) => name !== field));
    expect(schema.safeParse(without).success).toBe(optional.includes(field));
  });
});

test.each(['kind', 'amount'])('requires the %s of what came in', (field) => {
  const sum = Object.fromEntries(Object.entries({ kind: 'other', amount: 5 }).filter(([name]) => name !== field));
  expect(booksYear.safeParse({ ...aYear, came_in: [sum] }).success).toBe(false);
});

test.each(Object.keys(aMonth))('requires the %s of a month', (field) => {
  const month = Object.fromEntries(Object.entries(aMonth).filter(([name]) => name !== field));
  expect(ledgerIndex.safeParse({ keys: [], months: [month] }).success).toBe(false);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00:00Z', ''])(
  'rejects %j as a day',
  (day) => {
    expect(donation.safeParse(aDonation({ date_of_donation: day })).success).toBe(false);
  },
);

test.each(['2026-01-01', '2026-01-01T00:00:00', '2026-01-01T25:00:00Z', '2026-01-01T00:00:00+02:00', 'now'])(
  'rejects %j as an instant in UTC',
  (instant) => {
    expect(donor.safeParse(aDonor({ last_login: instant })).success).toBe(false);
  },
);

test('a campaign without an end omits the date or sets it to null', () => {
  for (const date_ended of [undefined, null]) {
    expect(campaign.safeParse({ ...aCampaign(), date_ended }).success).toBe(true);
  }
});
