import { loadContent } from '@hearthlight/content';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { invoiceNumbers } from './add-books.ts';
import { labelsOf } from './bill-labels.ts';
import { sampleBooks } from './books.ts';
import { sampleOf } from './sample.ts';

const today = '2026-11-28';

/** Words of three letters and more. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
const surnamesOf = (names: readonly string[]) => names.flatMap((name) => wordsOf(name.slice(name.indexOf(' ') + 1)));

describe.each(['hearthlight', 'examples/northwind', 'examples/acequia', 'examples/bab-algiran'])(
  'the payees of %s',
  (name) => {
    const content = loadContent(contentFolder(name));
    const sample = sampleOf(content, Date.parse(today));
    const { bills, gifts } = sampleBooks(sample, today, []);

    test('share no surname with anybody named on the site', () => {
      const { authors, founders, recipients, volunteers } = content.home;
      const people = [...authors, ...founders, ...recipients, ...volunteers, ...content.about.people.people];
      const surnames = new Set(
        surnamesOf([
          ...people.map((person) => person.name),
          ...gifts.map((gift) => gift.name),
          ...sample.news.flatMap(({ author_name: author, comments }) => [
            author,
            ...comments.map(({ comentator_name: commenter }) => commenter),
          ]),
        ]),
      );
      const payees = [...new Set(bills.map(({ payee }) => payee))];
      expect(payees.filter((payee) => wordsOf(payee).some((word) => surnames.has(word)))).toEqual([]);
    });

    test('of a campaign get nothing from the general fund but what texts mention', () => {
      const { bills: ofTexts = [], campaigns = {}, report } = sample.year ?? {};
      const mentioned = [...ofTexts, ...(report?.bills ?? [])];
      const ofCampaigns = new Set(
        Object.values(campaigns).flatMap(({ bills: own = [], payee }) => [payee, ...own.map((bill) => bill.payee)]),
      );
      const isMentioned = ({ amount, payee }: { amount: number; payee: string }) =>
        mentioned.some((bill) => bill.payee === payee && bill.amount === amount);
      const general = bills.filter((bill) => bill.campaign === undefined && !isMentioned(bill));
      expect(general.length).toBeGreaterThan(20);
      expect(general.filter(({ payee }) => ofCampaigns.has(payee))).toEqual([]);
    });

    test('have an address each, with a town and a country, in many ways of numbering', () => {
      const { campaigns = {}, payees = {} } = sample.year ?? {};
      const names = new Set([
        ...bills.map(({ payee }) => payee),
        ...Object.values(payees).flatMap((own) => own.map((payee) => payee.name)),
        ...Object.values(campaigns).map(({ payee }) => payee),
      ]);
      const { language } = content.foundation;
      const feet = [...names].map((payee) => labelsOf(payee, language).foot);
      expect(feet.filter((foot) => !/^[^·]+[,،] [^·]+ · [^·]*(?:\d\d|[٠-٩]{2})[^·]* · \p{L}+$/u.test(foot))).toEqual(
        [],
      );
      const addresses = feet.map((foot) => foot.split(' · ')[0]);
      expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
      expect(addresses.filter((address) => (address?.match(/[,،]/g) ?? []).length < 2)).toEqual([]);
      const forms = [...invoiceNumbers(bills).values()].map((number) => number.replaceAll(/\d+/g, '0'));
      expect(new Set(forms).size).toBeGreaterThan(3);
    });

    test('write bills on working days, with numbers that rise', () => {
      const weekend = name === 'examples/bab-algiran' ? [5, 6] : [6, 0];
      const isOnWeekend = ({ date }: { date: string }) => weekend.includes(new Date(date).getUTCDay());
      expect(bills.filter(isOnWeekend)).toEqual([]);
      const numbered = [...invoiceNumbers(bills)].map(([{ date, payee }, number]) => ({
        date,
        payee,
        number,
      }));
      for (const [payee, own] of Map.groupBy(numbered, (bill) => bill.payee)) {
        const byDay = own.toSorted((one, other) => one.date.localeCompare(other.date));
        const numbers = byDay.map(({ number }) => Number(number.replace(/^A?\d\d[-/]|\/\d{4}$/g, '')));
        expect([payee, numbers]).toEqual([payee, [...new Set(numbers)].toSorted((one, other) => one - other)]);
      }
    });
  },
);
