import { loadContent } from '@hearthlight/content';
import { sumMoney } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { lastGiftDay, sampleBooks } from './books.ts';
import { isHoliday } from './holidays.ts';
import { donorGifts } from './sample-data.ts';
import { sampleOf } from './sample.ts';

const today = '2026-11-30';

const sampleIn = (name: string, day = today) => sampleOf(loadContent(contentFolder(name)), Date.parse(day));
const billsIn = (name: string, day = today) => sampleBooks(sampleIn(name, day), day, []).bills;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe.each(['hearthlight', 'examples/northwind', 'examples/acequia', 'examples/bab-algiran'])(
  'the sample bills of %s',
  (name) => {
    const { campaigns = {}, daysOff: { country } = { country: '' } } = sampleIn(name).year ?? {};
    const bills = billsIn(name);
    const paid = bills.flatMap(({ paidOn, ...bill }) => (paidOn === undefined ? [] : [{ ...bill, paidOn }]));

    test('mostly have cents, most of the smaller ones of a month and kind too', () => {
      const fixed = new Set(Object.keys(campaigns));
      const byMonth = Map.groupBy(
        paid.filter(({ campaign = '' }) => !fixed.has(campaign)),
        ({ kind, paidOn }) => `${paidOn.slice(0, 7)} ${kind}`,
      );
      const smaller = [...byMonth.values()].flatMap((own) =>
        own.toSorted((one, other) => other.amount - one.amount).slice(1),
      );
      expect(smaller.length).toBeGreaterThan(30);
      const withCents = smaller.filter(({ amount }) => !Number.isInteger(amount));
      expect(withCents.length / smaller.length).toBeGreaterThan(0.6);
    });

    test('are paid all through the months, December too, on working days', () => {
      expect(
        bills.flatMap(({ date, paidOn = date }) => [date, paidOn]).filter((date) => isHoliday(country, date)),
      ).toEqual([]);
      const early = paid.filter(({ paidOn }) => paidOn.slice(8) < '10');
      expect(early.length / paid.length).toBeGreaterThan(0.15);
      for (const year of ['2024', '2025']) {
        const days = paid.flatMap(({ paidOn }) => (paidOn.startsWith(`${year}-12`) ? [paidOn] : []));
        expect([year, new Set(days).size >= Math.min(days.length / 2, 15)]).toEqual([year, true]);
      }
    });

    test('are paid some days after they are written', () => {
      const days = paid.map(({ date, paidOn }) => daysBetween(date, paidOn));
      expect(Math.min(...days)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...days)).toBeLessThanOrEqual(13);
    });

    test('begin with the books: no month pays less than a quarter of what months pay', () => {
      const months = [...Map.groupBy(paid, ({ paidOn }) => paidOn.slice(0, 7))].toSorted(([one], [other]) =>
        one.localeCompare(other),
      );
      const sums = months.map(([, own]) => sumMoney(own.map(({ amount }) => amount)));
      expect(months[0]?.[0]).toBe('2024-01');
      expect(months).toHaveLength(35);
      expect(Math.min(...sums)).toBeGreaterThan(sumMoney(sums) / sums.length / 4);
    });

    test.each(['2026-12-31', '2027-05-15', '2028-03-01'])(
      'have no two of one payee alike in two months, on %s',
      (day) => {
        const alike = Map.groupBy(billsIn(name, day), ({ amount, payee }) => `${payee}: ${amount}`);
        const close = [...alike].filter(([, own]) => {
          const dates = own.map(({ date }) => date).toSorted();
          return dates.some((date, index) => daysBetween(date, dates[index + 1] ?? '9999-12-31') < 60);
        });
        expect(close.map(([what]) => what)).toEqual([]);
      },
    );

    test('are never two of one payee on a day, nor two general ones alike within a year', () => {
      const { bills: mentioned = [], report } = sampleIn(name).year ?? {};
      const inTexts = new Set([...mentioned, ...(report?.bills ?? [])].map(({ amount }) => amount));
      const byDay = Map.groupBy(bills, ({ date, payee }) => `${date} ${payee}`);
      expect([...byDay].filter(([, own]) => own.length > 1).map(([day]) => day)).toEqual([]);
      const general = bills.filter(({ amount, campaign }) => campaign === undefined && !inTexts.has(amount));
      const alike = [...Map.groupBy(general, ({ amount }) => amount)].filter(([, own]) => {
        const dates = own.map(({ date }) => date).toSorted();
        return dates.some((date, index) => daysBetween(date, dates[index + 1] ?? '9999-12-31') <= 365);
      });
      expect(alike.map(([amount]) => amount)).toEqual([]);
    });

    test('are for several goods of each kind, whose prices move', () => {
      const general = bills.filter(({ campaign }) => campaign === undefined);
      for (const [kind, own] of Map.groupBy(general, (bill) => bill.kind))
        expect([kind, new Set(own.map(({ item }) => item)).size > 3]).toEqual([kind, true]);
      const { payees = {} } = sampleIn(name).year ?? {};
      const goods = Map.groupBy(general, ({ item, payee }) => `${payee}: ${item}`);
      const prices = (what: string, year: string) =>
        new Set(
          (goods.get(what) ?? []).flatMap(({ amount, date, quantity }) =>
            quantity !== undefined && date.startsWith(year) ? [(amount / quantity).toFixed(2)] : [],
          ),
        );
      for (const { item, name: payee, price } of Object.values(payees).flat()) {
        if (price === undefined) continue;
        const [before, after] = ['2024', '2026'].map((year) => [...prices(`${payee}: ${item}`, year)].map(Number));
        expect([item, Math.max(...(before ?? [])) < Math.min(...(after ?? []))]).toEqual([item, true]);
      }
    });

    test('name their goods, some with how many', () => {
      expect(bills.filter(({ item }) => item === undefined)).toEqual([]);
      expect(bills.filter(({ quantity = 0 }) => quantity > 1).length).toBeGreaterThan(bills.length / 4);
    });
  },
);

test('two foundations do not pay on the same days', () => {
  const [own = [], other = []] = ['hearthlight', 'examples/northwind'].map((name) => [
    ...new Set(billsIn(name).map(({ paidOn }) => paidOn)),
  ]);
  const shared = own.filter((day) => other.includes(day));
  expect(shared.length).toBeLessThan(own.length * 0.7);
});

/** What updates and articles say is paid: how many bills or things. */
const claims: Record<string, number> = {
  'Roof number ten': 10,
  'What a lamp does': 180,
  'The boat that paid': 2,
  'Forty days of water in Garbatula': 4,
  'The first night shift': 3,
  'Eleven sacks out': 20,
};
/** What they say is paid in all. */
const sums: Record<string, number> = {
  'Thirty-one children': 9500,
  'Two hundred bowls': 11_980,
  'A hundred suppers': 3570,
};

test.each(
  ['2026-11-30', '2026-12-31', '2027-02-28', '2027-08-15'].flatMap((day) => [
    { today: day, hasDonor: true },
    { today: day, hasDonor: false },
  ]),
)(
  'what updates and articles say has been paid before them, and no more, on $today (demo donor: $hasDonor)',
  ({ hasDonor, today }) => {
    const sample = sampleIn('hearthlight', today);
    const { donor, news, updates } = sample;
    const moments = { now: Date.parse(today), agedAt: Date.parse(lastGiftDay(sample, today)) };
    const completed = donorGifts(donor, moments).filter(({ status }) => status === 'completed');
    const { bills } = sampleBooks(sample, today, hasDonor ? completed : []);
    for (const [title, count] of Object.entries({ ...claims, ...sums })) {
      const { campaign, days_ago: days = 0 } = [...updates, ...news].find((told) => told.title.startsWith(title)) ?? {};
      const day = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      const own = bills.filter((bill) => bill.campaign === campaign);
      const before = own.filter(({ paidOn = today }) => paidOn < day);
      for (const paid of [before, own]) {
        const counts = paid.map(({ amount, quantity = 1 }) => (title in sums ? amount : quantity));
        expect([title, campaign, sumMoney(counts)]).toEqual([title, expect.any(String), count]);
      }
    }
  },
);
