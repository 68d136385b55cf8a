// cspell:words جنيه
import { type Content, loadContent } from '@hearthlight/content';
import { type Formats, fromCents, parseMoney, stripHtml, sumMoney } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { type SampleBooks, sampleBooks } from './books.ts';
import { fillReport, reportOf } from './report.ts';
import { type Sample, sampleOf } from './sample.ts';

const sum = (rows: ReadonlyArray<{ amount: number }>) => sumMoney(rows.map(({ amount }) => amount));

/** The amounts in texts that no book can have, by their reason. */
const others: Record<string, Record<string, number[]>> = {
  hearthlight: {
    'before the books': [412, 6300, 15],
    'sums since the foundation began': [12],
    'the other account, which pays for running the foundation': [186_300, 41_300, 145_000, 46_120],
    'a price of one': [31, 37.5, 94, 95, 306, 365, 455, 120, 165],
    'what two campaigns ask for, in parts': [19_800, 7700, 12_000, 5900, 2500, 12_750],
    'money of others': [200, 1600, 47],
    'an example': [20],
    'one child’s share of the bills, twice': [613],
  },
  'examples/northwind': {
    'before the books': [318],
    'a price of one': [400],
    'sums since the foundation began': [4],
    'the other account, which pays for running the foundation': [89_300, 4700],
  },
  'examples/acequia': {
    'before the books': [214, 190],
    'sums since the foundation began': [250_000],
    'the other account, which pays for running the foundation': [18_200, 2600],
    'a price of one': [50, 72],
  },
  'examples/bab-algiran': {
    'before the books': [1350],
    'a price of one': [128],
    'the other account, which pays for running the foundation': [192_000, 24_000],
  },
};

/** The amounts in a text: with their currency's sign before them, or its sign or name after them. */
function amountsIn(text: string, formats: Formats): number[] {
  const number = /[\d٠-٩](?:[\d٠-٩]|[.,٬٫](?=[\d٠-٩]))*/.source;
  const found = text.matchAll(new RegExp(`\\$(${number})|(${number})\\s\u200F?(?:€|جنيه|ج\\.م)`, 'g'));
  return Array.from(found, ([, before, after]) => {
    const cents = parseMoney(before ?? after ?? '', formats);
    return cents === undefined ? Number.NaN : fromCents(cents);
  });
}

/** A text, with the title of the campaign that it is about. */
interface Told {
  text: string;
  campaign?: string | undefined;
}

/**
 * The texts that say what was given and paid: articles with their comments, updates, campaigns, stories, messages and
 * the About page.
 */
function textsOf(
  { about, home }: Content,
  { campaigns, news, updates }: Sample,
  report: Record<string, string>,
): Told[] {
  const texts = [
    ...home.stories.map(({ story }) => story),
    ...home.recipients.map(({ message }) => message),
    ...JSON.stringify(about).split('"'),
  ];
  return [
    ...news.flatMap(({ campaign, comments, detail }) => [
      { campaign, text: stripHtml(fillReport(detail, report)) },
      ...comments.map(({ comment }) => ({ campaign, text: comment })),
    ]),
    ...updates.map(({ campaign, description }) => ({ campaign, text: description })),
    ...campaigns.map(({ description, title }) => ({ campaign: title, text: description })),
    ...texts.map((text) => ({ text })),
  ];
}

/** The amounts that a text may name: of bills that are in the books because texts mention them, and of sums. */
function amountsOf({ campaigns, year }: Sample, { bills, gifts }: SampleBooks, about?: string): number[] {
  if (!year) return [];
  const isAbout = (title: string | undefined) => about === undefined || title === undefined || title === about;
  const spending = Object.entries(year.campaigns).filter(([title]) => isAbout(title));
  const mentioned = [
    ...year.bills,
    ...(year.report?.bills ?? []),
    ...spending.flatMap(([, own]) => own.bills ?? []),
  ].map(({ amount }) => amount);
  const paid = bills.filter(({ campaign, paidOn }) => paidOn !== undefined && isAbout(campaign));
  const known = paid.filter(({ amount }) => mentioned.includes(amount));
  return [
    ...known.map(({ amount }) => amount),
    ...[...Map.groupBy(known, ({ payee }) => payee).values()].map(sum),
    ...(year.report?.gifts ?? []).map(({ amount }) => amount),
    ...campaigns
      .filter(({ title }) => isAbout(title))
      .flatMap(({ amount_raised: raised, target_amount: goal, title }) => {
        const spent = sum(paid.filter(({ campaign }) => campaign === title));
        return [raised, goal, Math.abs(goal - raised), spent, raised - spent];
      }),
    sum(gifts.filter(({ date }) => date.startsWith(String(year.year)))),
    sum(year.shares),
  ];
}

describe.each(Object.entries(others))('the texts of %s', (name, reasons) => {
  const content = loadContent(contentFolder(name));
  const { currency, language, timeZone } = content.foundation;
  const formats = formatsOf(language, currency, timeZone);

  test.each(['2026-11-28', '2027-01-01', '2028-03-01'])('name no amount that is not in the books on %s', (today) => {
    const sample = sampleOf(content, Date.parse(today));
    const books = sampleBooks(sample, today, []);
    const report = reportOf(sample.year, today, books);
    const elsewhere = Object.values(reasons).flat();
    const reported = Object.values(report).flatMap((text) => amountsIn(text, formats));
    const named = textsOf(content, sample, report).map((told) => ({
      ...told,
      amounts: amountsIn(told.text, formats),
    }));
    const inNoBook = named.flatMap(({ amounts, campaign, text }) => {
      const known = [...amountsOf(sample, books, campaign), ...reported, ...elsewhere];
      return amounts.filter((amount) => !known.includes(amount)).map((amount) => [amount, text]);
    });
    expect(inNoBook).toEqual([]);
    // No reason outlives its text.
    const all = named.flatMap(({ amounts }) => amounts);
    expect(elsewhere.filter((amount) => !all.includes(amount))).toEqual([]);
    expect(all.length).toBeGreaterThan(elsewhere.length);
  });
});
