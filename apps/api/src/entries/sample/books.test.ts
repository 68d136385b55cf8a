import { loadContent } from '@hearthlight/content';
import { bankTransfer, formatMoney, sumMoney, toCents } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { sampleBooks } from './books.ts';
import { sampleGiver } from './people.ts';
import { fillReport, reportOf } from './report.ts';
import { sampleOf } from './sample.ts';

const sum = (rows: ReadonlyArray<{ amount: number }>) => sumMoney(rows.map(({ amount }) => amount));
const isGeneral = (row: { campaign: string | undefined }) => row.campaign === undefined;
const days = ['2026-11-28', '2027-01-01', '2027-02-28', '2028-03-01'];

describe.each(['hearthlight', 'examples/northwind', 'examples/acequia', 'examples/bab-algiran'])(
  'the sample books of %s',
  (name) => {
    const content = loadContent(contentFolder(name));
    const { money } = content.about;
    const sample = sampleOf(content, Date.parse(days[0] ?? ''));

    const own = {
      name: 'Zainab Okonkwo',
      email: 'demo@example.org',
      campaign: undefined,
      cause: 'A roof',
      amount: 37.5,
      date: `${money.year}-04-26`,
      method: 'Paypal service',
    };

    test.each([
      ['', []],
      [' with the gift of the demo donor', [own]],
    ])('have the sums and the number of donors that the About page states%s', (_, donorGifts) => {
      const { bills, gifts: others } = sampleBooks(sample, '2026-11-28', donorGifts);
      const gifts = [...others, ...donorGifts];
      const inYear = <Row extends { date: string }>(rows: readonly Row[]) =>
        rows.filter(({ date }) => date.startsWith(String(money.year)));
      expect(new Set(inYear(gifts).map(({ name: giver, email }) => email ?? giver)).size).toBe(money.donors);
      expect(sum(inYear(gifts))).toBe(money.given);
      expect(sum(money.shares)).toBeLessThan(sum(inYear(gifts)));
      const paidIn = bills.filter(({ paidOn }) => paidOn?.startsWith(String(money.year)));
      for (const { amount, label } of money.shares)
        expect([label, Math.round(sum(paidIn.filter(({ kind }) => kind === label)))]).toEqual([label, amount]);
      expect(sum(paidIn)).toBe(sum(money.shares));
      const kinds = Map.groupBy(paidIn, ({ kind }) => kind);
      expect([...kinds.values()].every((own) => Number.isInteger(sum(own)))).toBe(false);
      // Numbers in the notation of each language, without their separators.
      const digits = money.intro
        .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
        .replaceAll(/(\d)[.,٬](?=\d{3})/g, '$1');
      for (const number of [money.donors, money.year, money.given, sum(money.shares)])
        expect(digits).toContain(String(number));
    });

    test('have donors who give every month, on the same day', () => {
      const { gifts } = sampleBooks(sample, '2026-11-28', []);
      const inYear = gifts.filter(({ campaign, date }) => !campaign && date.startsWith(String(money.year)));
      const byGiver = Map.groupBy(inYear, ({ email, name: giver }) => email ?? giver);
      const monthly = [...byGiver.values()].filter((own) => own.length === 12);
      expect(monthly.length).toBeGreaterThanOrEqual((money.donors ?? 0) / 100);
      for (const own of monthly)
        expect(new Set(own.map(({ amount, date }) => `${amount} on ${date.slice(8)}`)).size).toBe(1);
    });

    test.each(days)('have the gifts that the home page mentions, on %s', (today) => {
      const { gifts } = sampleBooks(sample, today, []);
      expect(sample.contributors).not.toEqual([]);
      for (const { amount, campaign, monthly, name: giver } of sample.contributors ?? []) {
        const own = gifts.filter((gift) => gift.name === giver && gift.amount === amount && gift.campaign === campaign);
        expect(own.length).toBeGreaterThan(monthly ? 30 : 0);
      }
    });

    test('have givers whose names repeat no pattern', () => {
      const { names } = sample.year ?? { names: { first: [], last: [] } };
      const givers = Array.from({ length: 12 }, (_, index) => sampleGiver(names, 2000 + index).name);
      expect(new Set(givers.map((giver) => giver.split(' ')[1])).size).toBeGreaterThan(6);
    });

    test('pay for whole things where a campaign names their price', () => {
      const { bills } = sampleBooks(sample, '2026-11-30', []);
      for (const [title, { price = 0.01 }] of Object.entries(sample.year?.campaigns ?? {}))
        for (const { amount } of bills.filter(({ campaign }) => campaign === title))
          expect([title, Number.isInteger(toCents(amount) / toCents(price))]).toEqual([title, true]);
    });

    test('pay in the next year what is left of the year', () => {
      const { bills, gifts } = sampleBooks(sample, '2027-02-28', []);
      const paid = sum(bills.filter((bill) => isGeneral(bill) && bill.paidOn?.startsWith('2026')));
      const received = sum(gifts.filter((gift) => isGeneral(gift) && gift.date.startsWith('2026')));
      const { given = 0 } = money;
      const spent = sum(money.shares) / given;
      expect(paid).toBeCloseTo(received * spent + given * (1 - spent), 0);
    });

    test.each(days)('give campaigns what they have raised, from as many people, on %s', (today) => {
      const { gifts } = sampleBooks(sample, today, []);
      for (const { amount_raised: raised, no_of_contributors: people, title } of sample.campaigns) {
        const own = gifts.filter(({ campaign }) => campaign === title);
        const givers = new Set(own.map(({ email, name: giver }) => email ?? giver)).size;
        expect([title, sum(own), givers]).toEqual([title, raised, people]);
      }
      expect(gifts.filter(({ amount, date }) => amount <= 0 || date > today)).toEqual([]);
      const { date: figuresOf = '' } = content.home.campaignList;
      expect(gifts.filter(({ campaign, date }) => campaign !== undefined && date > figuresOf)).toEqual([]);
      const transfers = gifts.filter(({ method }) => method === bankTransfer);
      expect(transfers.length).toBeGreaterThan(gifts.length / 2);
    });

    test.each(days)('pay no bill from gifts that come later or are for something else, on %s', (today) => {
      const { bills, gifts } = sampleBooks(sample, today, []);
      for (const campaign of [undefined, ...sample.campaigns.map(({ title }) => title)]) {
        const isOwn = (row: { campaign: string | undefined }) => row.campaign === campaign;
        const changes = [
          ...gifts.filter(isOwn),
          ...bills
            .filter(isOwn)
            .flatMap(({ amount, paidOn }) => (paidOn === undefined ? [] : [{ amount: -amount, date: paidOn }])),
        ].toSorted((one, other) => one.date.localeCompare(other.date) || other.amount - one.amount);
        let balance = 0;
        for (const { amount } of changes) balance = balance < 0 ? balance : balance + amount;
        expect([campaign, balance >= 0]).toEqual([campaign, true]);
      }
      expect(bills.filter(({ amount }) => amount <= 0)).toEqual([]);
    });
  },
);

test.each(days)('the article about the quarter says what the books say on %s', (today) => {
  const sample = sampleOf(loadContent(contentFolder('hearthlight')), Date.parse(today));
  const report = reportOf(sample.year, today, sampleBooks(sample, today, []));
  const article = sample.news.find(({ title }) => title.startsWith('Where every dollar'));
  const text = fillReport(article?.detail ?? '', report);
  expect(text).not.toMatch(/[{}]/);
  const lines = Array.from(text.matchAll(/: \$([\d,.]+)<\/li>/g), ([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
  expect(formatMoney(sumMoney(lines))).toBe(report['paid']);
});
