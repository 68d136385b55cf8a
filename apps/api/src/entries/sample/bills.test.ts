import { loadContent } from '@hearthlight/content';
import { sumMoney } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { sampleBooks } from './books.ts';
import { isHoliday } from './holidays.ts';
import { sampleOf } from './sample.ts';

const today = '2026-11-30';

const sampleIn = (name: string) => sampleOf(loadContent(contentFolder(name)), Date.parse(today));
const billsIn = (name: string) => sampleBooks(sampleIn(name), today, []).bills;
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
        expect([year, new Set(days).size >= days.length / 2]).toEqual([year, true]);
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

test('what updates and articles show has been paid before them', () => {
  const { campaigns, news, updates } = sampleIn('hearthlight');
  const bills = billsIn('hearthlight').toSorted((one, other) => one.date.localeCompare(other.date));
  const paidBefore = (title: string) => {
    const { campaign, days_ago: days = 0 } = [...updates, ...news].find((told) => told.title.startsWith(title)) ?? {};
    const day = Date.parse(today) - days * 86_400_000;
    return bills.filter(({ paidOn = today, ...bill }) => bill.campaign === campaign && Date.parse(paidOn) < day);
  };
  expect(campaigns.length).toBeGreaterThan(0);
  for (const [title, count] of Object.entries({
    'Roof number ten': 10,
    'Ninety lamps on the islands': 1,
    'What a lamp does': 1,
    'The boat that paid': 2,
    'Forty days of water in Garbatula': 3,
    'Thirty-one children': 5,
    'The first night shift': 1,
    'Two hundred bowls': 4,
    'A hundred suppers': 3,
    'Eleven sacks out': 20,
  }))
    expect([title, paidBefore(title).length >= count]).toEqual([title, true]);
});
