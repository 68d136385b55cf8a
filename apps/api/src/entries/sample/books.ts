import { addDays, bankTransfer, paymentMethods } from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import type { SampleCampaign } from '../../features/campaigns/sample.ts';
import { billsOf, reportedMonth, sumOf, yearOf } from './bills.ts';
import { sampleGiver } from './people.ts';
import type { DatedBill, DatedGift, SampleYear } from './sample-year.ts';
import { roundAmount, seededRandom, splitAmount } from './split-amount.ts';

/** Somebody on the home page whose gifts its text mentions. */
export interface SampleContributor {
  name: string;
  amount: number;
  /** The title of the campaign that it was given to. */
  campaign?: string | undefined;
  /** Whether it is given again on the first day of each month. */
  monthly?: boolean | undefined;
}

/** The part of the sample data that the books are made from. */
interface BooksSource {
  campaigns: readonly SampleCampaign[];
  contributors?: readonly SampleContributor[] | undefined;
  /** The day of the campaigns' amounts, after which they get no gifts. Without it, they do until today. */
  figuresOf?: string | undefined;
  /** Absent for a foundation whose About page names no year. */
  year?: SampleYear | undefined;
}

/** The gifts and bills of the sample data. Every sum on the site agrees with them. */
export interface SampleBooks {
  gifts: readonly DatedGift[];
  bills: readonly DatedBill[];
}

/** Returns the number of people who gave. */
export const countGivers = (gifts: readonly DatedGift[]): number =>
  new Set(gifts.map(({ email, name }) => email ?? name)).size;

/**
 * Returns the day on which campaigns get their last gift: that of the home page's amounts, or today if that is earlier.
 */
export const lastGiftDay = ({ figuresOf }: Pick<BooksSource, 'figuresOf'>, today: string): string =>
  figuresOf !== undefined && figuresOf < today ? figuresOf : today;

/**
 * Returns two years and more of gifts and bills, the same for the same day: those of the campaigns give what the
 * campaigns have raised, and the year of the About page has its sum and its number of donors. `donorGifts` are the
 * completed gifts of the demo donor, which count but are not returned.
 */
export function sampleBooks(sample: BooksSource, today: string, donorGifts: readonly DatedGift[]): SampleBooks {
  const { year } = sample;
  if (!year) return { gifts: [], bills: [] };
  const random = seededRandom(year.given);
  const lastDay = lastGiftDay(sample, today);
  const mentioned = [...reportedGifts(year, today), ...contributorGifts(sample, year, { random, today: lastDay })];
  const known = [...donorGifts, ...mentioned];
  const given = [
    ...mentioned,
    ...campaignGifts(sample, year, { known, random, today: lastDay }),
    ...regularGifts(year, today),
  ];
  const gifts: DatedGift[] = [...given];
  for (let current = year.year - 1; current <= yearOf(today); current += 1) {
    gifts.push(...otherGifts(year, { current, known: [...given, ...donorGifts], random, today }));
  }
  gifts.sort((one, other) => one.date.localeCompare(other.date));
  return { gifts, bills: billsOf(year, { gifts: [...gifts, ...donorGifts], random, today }) };
}

function reportedGifts({ report }: SampleYear, today: string): DatedGift[] {
  if (!report) return [];
  const month = reportedMonth(report, today);
  return report.gifts.map((gift, index) => ({
    ...gift,
    email: undefined,
    campaign: undefined,
    date: `${month}-1${index}`,
    method: bankTransfer,
  }));
}

interface Source {
  random: () => number;
  today: string;
}

const methods = [bankTransfer, ...paymentMethods];

/** Bank transfers most often, then cards. */
function methodOf(random: () => number): string {
  const number = random();
  return methods[[0.7, 0.9, 0.97].filter((limit) => number > limit).length] ?? bankTransfer;
}

/** Returns the gifts of the contributors on the home page. Those to a campaign are in its time. */
function contributorGifts(
  { campaigns, contributors = [] }: BooksSource,
  year: SampleYear,
  { random, today }: Source,
): DatedGift[] {
  return contributors.flatMap(({ amount, campaign, monthly, name }) => {
    const gift = {
      name,
      email: undefined,
      campaign,
      cause: campaign ?? year.cause,
      amount,
      method: bankTransfer,
    };
    if (monthly) return repeated(gift, { since: `${year.year - 1}-01`, day: 1, months: 1, today });
    const { started_days_ago: started = 365 } = campaigns.find(({ title }) => title === campaign) ?? {};
    return [{ ...gift, date: addDays(today, -Math.ceil(random() * started)) }];
  });
}

/** Returns a gift that is given on the same day every one or more months, before today. */
function repeated(
  gift: Omit<DatedGift, 'date'>,
  { day, months: every, since, today }: { day: number; months: number; since: string; today: string },
): DatedGift[] {
  return monthsFrom(since, monthsAfter(today.slice(0, 7), 1))
    .filter((_, index) => index % every === 0)
    .map((month) => ({ ...gift, date: `${month}-${String(day).padStart(2, '0')}` }))
    .filter(({ date }) => date < today);
}

/** Returns the gifts that complete what each campaign has raised. Some people give to two campaigns. */
function campaignGifts(
  { campaigns }: BooksSource,
  year: SampleYear,
  { known, random, today }: Source & { known: readonly DatedGift[] },
): DatedGift[] {
  let number = 0;
  return campaigns.flatMap((campaign) => {
    const { amount_raised: raised, last_gift_days_ago: last = 0, started_days_ago: started, title } = campaign;
    const own = known.filter((gift) => gift.campaign === title);
    const parts = campaign.no_of_contributors - countGivers(own);
    number = Math.max(0, number - Math.floor(parts / 5));
    return splitAmount(raised - sumOf(own), { least: 5, parts, random }).map((amount) => ({
      ...sampleGiver(year.names, (number += 1)),
      campaign: title,
      cause: title,
      amount,
      // Most people give soon after the beginning.
      date: addDays(today, Math.floor(random() ** 2 * (started - last)) - started),
      method: methodOf(random),
    }));
  });
}

/**
 * Returns the gifts of one donor in fifty, who gives by standing order: three of four every month, the others every
 * three months. Half of them began during the first two years.
 */
function regularGifts(year: SampleYear, today: string): DatedGift[] {
  const usual = year.given / year.donors / 20;
  return Array.from({ length: Math.floor(year.donors / 50) }, (_, index) =>
    repeated(
      {
        ...sampleGiver(year.names, 2000 + index),
        campaign: undefined,
        cause: year.cause,
        amount: Math.max(5, roundAmount(usual * (0.5 + ((index * 3) % 7) / 2.5))),
        method: bankTransfer,
      },
      {
        since: monthsAfter(`${year.year - 1}-01`, index % 2 === 0 ? 0 : index % 24),
        day: 1 + ((index * 11) % 28),
        months: index % 4 === 3 ? 3 : 1,
        today,
      },
    ),
  ).flat();
}

/** Returns the gifts of a year without a campaign, which complete its sum and its donors. */
function otherGifts(
  year: SampleYear,
  { current, known, random, today }: Source & { current: number; known: readonly DatedGift[] },
): DatedGift[] {
  const days = current < yearOf(today) ? 365 : (Date.parse(today) - Date.UTC(current, 0, 1)) / 86_400_000;
  // Giving grows by a twelfth a year.
  const scale = (days / 365) * (1 + (current - year.year) / 12);
  const already = known.filter(({ date }) => yearOf(date) === current);
  const donors = Math.round(year.donors * scale) - countGivers(already);
  const total = Math.round(year.given * scale) - sumOf(already);
  // A third of the donors are new every year.
  const first = 5000 + Math.round((current - year.year) * (year.donors / 3));
  return splitAmount(total, { least: 5, parts: donors, random }).map((amount, index) => ({
    ...sampleGiver(year.names, first + index),
    campaign: undefined,
    cause: year.cause,
    amount,
    date: addDays(`${current}-01-01`, Math.floor(random() * days)),
    method: methodOf(random),
  }));
}
