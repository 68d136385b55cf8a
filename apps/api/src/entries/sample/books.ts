import {
  addDays,
  bankTransfer,
  fromCents,
  paymentMethods,
  type PaymentStatus,
  sumMoney,
  toCents,
} from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import type { SampleCampaign } from '../../features/campaigns/sample.ts';
import { sampleGiver, type SampleNames } from './people.ts';
import { roundAmount, seededRandom, splitAmount } from './split-amount.ts';

/** A gift with its day, in whole units of the currency. */
export interface DatedGift {
  name: string;
  email: string | undefined;
  /** The title of the campaign that it was given to. */
  campaign: string | undefined;
  cause: string;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  method: string;
  /** Default: completed. */
  status?: PaymentStatus;
}

/** A bill with the days on which it was written and paid. */
export interface DatedBill {
  payee: string;
  kind: string;
  /** What was delivered. Absent for a bill of a campaign or of a text. */
  item?: string | undefined;
  /** The title of the campaign that it was for. */
  campaign: string | undefined;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `undefined` for an open bill. */
  paidOn: string | undefined;
}

/** The facts of a year on the About page, with the people who give and are paid. */
export interface SampleYear {
  year: number;
  /** The number of people who gave. */
  donors: number;
  /** What they gave. */
  given: number;
  /** The costs that were paid in the year, less than was given: kinds of bills with amounts in whole units. */
  shares: ReadonlyArray<{ label: string; amount: number }>;
  names: SampleNames;
  /** The cause of gifts without a campaign. */
  cause: string;
  /** Who is paid for what, by kind, without a campaign. */
  payees: Readonly<Record<string, ReadonlyArray<{ name: string; item: string } & Seasonal>>>;
  /** The days of the week on which no bill is written, 1 for Monday to 7 for Sunday. */
  weekend: readonly number[];
  /**
   * The kind of bills of a campaign and who is paid, by title. `bills` are those that texts mention, each paid as soon as the
   * campaign has received enough. Without them, most of what has come in is paid each month.
   */
  campaigns: Readonly<Record<string, SampleSpending>>;
  /** The article about the last quarter, and the gifts and bills that it mentions. */
  report?: {
    days_ago: number;
    gifts: ReadonlyArray<{ name: string; cause: string; amount: number }>;
    bills: ReadonlyArray<{ payee: string; kind: string; amount: number }>;
  };
  /** Bills that other texts mention. */
  bills: ReadonlyArray<{ payee: string; kind: string; amount: number; date: string }>;
}

/** The months in which a payee writes bills, 1 to 12: heating is not billed in July. Default: all. */
interface Seasonal {
  months?: readonly number[] | undefined;
}

const isInSeason = ({ months }: Seasonal, month: string) => months?.includes(Number(month.slice(5))) ?? true;

/** What the gifts of a campaign pay for. */
interface SampleSpending extends Seasonal {
  kind: string;
  payee: string;
  bills?: ReadonlyArray<{ payee?: string; amount: number }>;
  /** What one of the things that are paid costs. Each bill is for some of them. */
  price?: number | undefined;
}

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

const sum = (rows: ReadonlyArray<{ amount: number }>) => sumMoney(rows.map(({ amount }) => amount));
/** Returns the number of people who gave. */
export const countGivers = (gifts: readonly DatedGift[]): number =>
  new Set(gifts.map(({ email, name }) => email ?? name)).size;

/** Rounds to what the currency has. */
const rounded = (amount: number) => fromCents(toCents(amount));
const yearOf = (date: string) => Number(date.slice(0, 4));

/** Returns the day on which campaigns get their last gift: that of the home page's amounts, or today if that is earlier. */
export const lastGiftDay = ({ figuresOf }: Pick<BooksSource, 'figuresOf'>, today: string): string =>
  figuresOf !== undefined && figuresOf < today ? figuresOf : today;

/**
 * Returns two years and more of gifts and bills, the same for the same day: those of the campaigns give what the
 * campaigns have raised, and the year of the About page has its sum and its number of donors. `donorGifts` are the
 * completed gifts of the demo donor, which count but are not returned.
 */
export function sampleBooks(
  sample: BooksSource,
  today: string,
  donorGifts: readonly DatedGift[],
): SampleBooks {
  const { year } = sample;
  if (!year) return { gifts: [], bills: [] };
  const random = seededRandom(year.year);
  const lastDay = lastGiftDay(sample, today);
  const mentioned = [
    ...reportedGifts(year, today),
    ...contributorGifts(sample, year, { random, today: lastDay }),
  ];
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

/** Returns the months of the quarter before a day. */
export function quarterBefore(day: string): string[] {
  const month = Number(day.slice(5, 7));
  const first = monthsAfter(day.slice(0, 7), -3 - ((month - 1) % 3));
  return monthsFrom(first, monthsAfter(first, 3));
}

/** Returns the month of the quarter in the report that has the gifts and bills that it mentions. */
const reportedMonth = (report: { days_ago: number }, today: string) =>
  quarterBefore(addDays(today, -report.days_ago))[1] ?? '';

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
    const {
      amount_raised: raised,
      last_gift_days_ago: last = 0,
      started_days_ago: started,
      title,
    } = campaign;
    const own = known.filter((gift) => gift.campaign === title);
    const parts = campaign.no_of_contributors - countGivers(own);
    number = Math.max(0, number - Math.floor(parts / 5));
    return splitAmount(raised - sum(own), { least: 5, parts, random }).map((amount) => ({
      ...sampleGiver(year.names, (number += 1)),
      campaign: title,
      cause: title,
      amount,
      date: addDays(today, Math.floor(random() * (started - last)) - started),
      method: methodOf(random),
    }));
  });
}

/**
 * Returns the gifts of one donor in fifty, who gives by standing order: three of four every month, the others every three months.
 * Half of them began during the first two years.
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
  const total = Math.round(year.given * scale) - sum(already);
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

/** Bills, and what can be spent by kind of bill and by campaign. */
interface Ledger {
  bills: DatedBill[];
  due: Map<string, number>;
  held: Map<string, number>;
}

const change = (amounts: Map<string, number>, key: string, by: number) =>
  amounts.set(key, (amounts.get(key) ?? 0) + by);

/** Adds a bill that has been written by today. Those of the last days are open, so that the desk has something to do. */
function addBill(
  { bills, due, held }: Ledger,
  bill: Omit<DatedBill, 'paidOn'>,
  { paidOn, today }: { paidOn: string; today: string },
): void {
  if (bill.date > today) return;
  change(due, bill.kind, -bill.amount);
  if (bill.campaign !== undefined) change(held, bill.campaign, -bill.amount);
  bills.push({ ...bill, paidOn: paidOn <= addDays(today, -4) ? paidOn : undefined });
}

/** Lets a part of gifts be spent by the shares of a year. */
function makeDue({ due }: Ledger, gifts: readonly DatedGift[], shares: Shares, part: number): void {
  for (const [label, share] of shares) change(due, label, sum(gifts) * part * share);
}

/**
 * Returns the bills: each month pays most of what has come in, and December what is due, so that the year of the About page
 * has its shares. What is left of a year's gifts is paid in the next year. The first year keeps a reserve of two months, so that
 * no bill is paid from later gifts.
 */
function billsOf(year: SampleYear, { gifts, random, today }: Source & { gifts: readonly DatedGift[] }) {
  const ledger: Ledger = { bills: [], due: new Map(), held: new Map() };
  const byMonth = Map.groupBy(gifts, ({ date }) => date.slice(0, 7));
  const mentioned = Map.groupBy(mentionedBills(year, { gifts, today }), ({ paidOn }) => paidOn.slice(0, 7));
  let shares = sharesOf(year, year.year - 1, random);
  const spent = sum(year.shares) / year.given;
  const first = `${year.year - 1}-01`;
  for (const month of monthsFrom(first, monthsAfter(today.slice(0, 7), 1))) {
    const part = yearOf(month) < year.year ? 5 / 6 : spent;
    if (month.endsWith('-01')) {
      shares = sharesOf(year, yearOf(month), random);
      reserve(ledger, mentioned, yearOf(month));
      const before = gifts.filter(({ date }) => yearOf(date) === yearOf(month) - 1);
      if (yearOf(month) > year.year) makeDue(ledger, before, shares, 1 - spent);
    }
    payCampaigns(ledger, year, { month, random, today });
    const received = byMonth.get(month) ?? [];
    makeDue(ledger, received, shares, part);
    for (const { amount, campaign } of received)
      if (campaign !== undefined) change(ledger.held, campaign, amount);
    for (const { paidOn, ...bill } of mentioned.get(month) ?? []) {
      change(ledger.due, bill.kind, bill.amount);
      addBill(ledger, bill, { paidOn, today });
    }
    if (month >= monthsAfter(first, 2)) payKinds(ledger, year, { month, random, today });
  }
  return ledger.bills;
}

/** Returns the bills that texts mention, with those of each campaign on the days on which its gifts suffice. */
function mentionedBills(
  { bills, campaigns, report, weekend }: SampleYear,
  { gifts, today }: { gifts: readonly DatedGift[]; today: string },
) {
  const reportedOn = report && workingDay(`${reportedMonth(report, today)}-15`, weekend, 1);
  const reported = report?.bills.map((bill) => ({ ...bill, date: reportedOn ?? '' }));
  const others = [...bills, ...(reported ?? [])];
  const byCampaign = Map.groupBy(gifts, ({ campaign }) => campaign);
  return [
    ...others.map((bill) => ({ ...bill, campaign: undefined, paidOn: bill.date })),
    ...Object.entries(campaigns).flatMap(([campaign, { bills: own = [], kind, payee }]) => {
      const sums = daysOfSums(byCampaign.get(campaign) ?? []);
      let total = 0;
      return own.flatMap((bill) => {
        total += bill.amount;
        const date = sums.find(([received]) => received >= total)?.[1];
        if (date === undefined) return [];
        const days = { date: workingDay(date, weekend, -1), paidOn: workingDay(date, weekend, 1) };
        return [{ campaign, kind, payee, ...bill, ...days }];
      });
    }),
  ];
}

/** Returns what had been received after each gift, with its day. */
function daysOfSums(gifts: readonly DatedGift[]): Array<[received: number, day: string]> {
  let received = 0;
  const byDay = gifts.toSorted((one, other) => one.date.localeCompare(other.date));
  return byDay.map(({ amount, date }) => [(received = sumMoney([received, amount])), date]);
}

/** Keeps back what the bills that texts mention will cost in a year, so that no others are paid from it. */
function reserve({ due }: Ledger, mentioned: ReadonlyMap<string, DatedBill[]>, year: number): void {
  for (const [month, bills] of mentioned)
    if (yearOf(month) === year) for (const { amount, kind } of bills) change(due, kind, -amount);
}

type Month = Source & { month: string };

/** Pays from what campaigns had received before the month. */
function payCampaigns(
  ledger: Ledger,
  { campaigns, weekend }: SampleYear,
  { month, random, today }: Month,
): void {
  for (const [campaign, { bills, kind, months, payee, price = 1 }] of Object.entries(campaigns)) {
    if (bills || !isInSeason({ months }, month)) continue;
    const amount = Math.floor(((ledger.held.get(campaign) ?? 0) * (0.5 + 0.4 * random())) / price) * price;
    const days = daysOf(month, weekend, random);
    if (amount >= 100)
      addBill(ledger, { campaign, kind, payee, amount, date: days.date }, { ...days, today });
  }
}

/** Pays most of what is due for each kind, and all of it at the end of a year. */
function payKinds(ledger: Ledger, year: SampleYear, { month, random, today }: Month): void {
  const isYearEnd = month.endsWith('-12');
  for (const { label: kind } of year.shares) {
    const part = isYearEnd ? 1 : 0.75 + 0.25 * random();
    const open = rounded((ledger.due.get(kind) ?? 0) * part);
    for (const amount of open >= (isYearEnd ? 0.01 : 100) ? splitBill(open, random) : []) {
      const payees = (year.payees[kind] ?? []).filter((payee) => isInSeason(payee, month));
      const { item, name: payee } = payees[Math.floor(random() * payees.length)] ?? {
        item: kind,
        name: kind,
      };
      const days = daysOf(month, year.weekend, random);
      addBill(
        ledger,
        { campaign: undefined, kind, item, payee, amount, date: days.date },
        { ...days, today },
      );
    }
    if (isYearEnd && month < today.slice(0, 7)) ledger.due.set(kind, 0);
  }
}

/** Returns the days on which a bill is written and paid: late in December, and in the second half of other months. */
function daysOf(
  month: string,
  weekend: readonly number[],
  random: () => number,
): { date: string; paidOn: string } {
  const isYearEnd = month.endsWith('-12');
  const day = `${month}-${isYearEnd ? 29 : 10 + Math.floor(random() * 17)}`;
  const paidOn = workingDay(day, weekend, isYearEnd ? -1 : 1);
  return { date: workingDay(addDays(paidOn, -3 - Math.floor(random() * 7)), weekend, -1), paidOn };
}

/** Returns the first working day from a day on: forward with a step of 1, backward with -1. */
function workingDay(date: string, weekend: readonly number[], step: 1 | -1): string {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return weekend.includes(day) ? workingDay(addDays(date, step), weekend, step) : date;
}

type Shares = ReadonlyArray<[label: string, share: number]>;

/** Returns which part of a year's gifts each kind gets: as the About page says for its year, and similar in others. */
function sharesOf({ shares, year }: SampleYear, current: number, random: () => number): Shares {
  const weights = shares.map(({ amount }) => amount * (current === year ? 1 : 0.8 + 0.4 * random()));
  const all = weights.reduce((total, weight) => total + weight, 0);
  return shares.map(({ label }, index) => [label, (weights[index] ?? 0) / all]);
}

/** Splits what a month pays for a kind into one to three bills. */
function splitBill(open: number, random: () => number): number[] {
  const parts = open < 500 ? 1 : 1 + Math.floor(random() * 3);
  const some = Array.from({ length: parts - 1 }, () => Math.floor((open / parts) * (0.6 + 0.5 * random())));
  return [...some, rounded(open - some.reduce((all, amount) => all + amount, 0))];
}
