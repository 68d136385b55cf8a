import { addDays, paymentMethods } from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import type { SampleCampaign } from '../../features/campaigns/sample.ts';
import { sampleGiver, type SampleNames } from './people.ts';
import { seededRandom, splitAmount } from './split-amount.ts';

/** A gift with its day, in whole units of the currency. */
export interface DatedGift {
  /** Absent for a gift without a name. */
  name: string | undefined;
  email: string | undefined;
  /** The title of the campaign that it was given to. */
  campaign: string | undefined;
  cause: string;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  method: string;
}

/** A bill with its day. Bills of the running month are open. */
export interface DatedBill {
  payee: string;
  kind: string;
  /** The title of the campaign that it was for. */
  campaign: string | undefined;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  isPaid: boolean;
}

/** What the About page states about a year, and who gives and is paid. */
export interface SampleYear {
  year: number;
  /** The number of people who gave. */
  donors: number;
  /** What the gifts of the year paid for: kinds of bills with amounts in whole units. */
  shares: ReadonlyArray<{ label: string; amount: number }>;
  names: SampleNames;
  /** Who is paid for a kind. Kinds without an entry are paid to people. */
  payees: Readonly<Record<string, readonly string[]>>;
  /** The kind of bills of a campaign and who is paid, by title. */
  campaigns: Readonly<Record<string, { kind: string; payee: string }>>;
  /** The article about the last quarter, and the gifts that it mentions. */
  report?: { days_ago: number; gifts: ReadonlyArray<{ name: string; cause: string; amount: number }> };
  /** Bills that stories mention. */
  bills: ReadonlyArray<{ payee: string; kind: string; amount: number; date: string }>;
}

/** The part of the sample data that the books are made from. */
interface BooksSource {
  campaigns: readonly SampleCampaign[];
  /** Absent for a foundation whose About page names no year. */
  year?: SampleYear | undefined;
}

/** The gifts and bills of the sample data. Every sum on the site agrees with them. */
export interface SampleBooks {
  gifts: readonly DatedGift[];
  bills: readonly DatedBill[];
}

const sum = (amounts: ReadonlyArray<{ amount: number }>) =>
  amounts.reduce((total, { amount }) => total + amount, 0);
const inCents = (amount: number) => Math.round(amount * 100) / 100;
const yearOf = (date: string) => Number(date.slice(0, 4));

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
  const mentioned = reportedGifts(year, today);
  const forCampaigns = campaignGifts(sample, year, { donorGifts, random, today });
  const given = [...mentioned, ...forCampaigns];
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

function reportedGifts({ report }: SampleYear, today: string): DatedGift[] {
  if (!report) return [];
  const [, month] = quarterBefore(addDays(today, -report.days_ago));
  return report.gifts.map((gift, index) => ({
    ...gift,
    email: undefined,
    campaign: undefined,
    date: `${month}-1${index}`,
    method: paymentMethods[0],
  }));
}

interface Source {
  random: () => number;
  today: string;
}

/** Cards most often, then PayPal. */
const methodOf = (random: () => number): string =>
  paymentMethods[[0.6, 0.92].filter((limit) => random() > limit).length] ?? paymentMethods[0];

/** Returns the gifts that complete what each campaign has raised. */
function campaignGifts(
  { campaigns }: BooksSource,
  year: SampleYear,
  { donorGifts, random, today }: Source & { donorGifts: readonly DatedGift[] },
): DatedGift[] {
  let number = 0;
  return campaigns.flatMap((campaign) => {
    const { amount_raised: raised, ended_days_ago: ended = 0, started_days_ago: started, title } = campaign;
    const own = donorGifts.filter((gift) => gift.campaign === title);
    const parts = campaign.no_of_contributors - Math.min(own.length, 1);
    const days = started - Math.max(0, ended);
    return splitAmount(raised - sum(own), { least: 5, parts, random }).map((amount) => ({
      ...sampleGiver(year.names, (number += 1)),
      campaign: title,
      cause: title,
      amount,
      date: addDays(today, Math.floor(random() * days) - started),
      method: methodOf(random),
    }));
  });
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
  const donors = Math.round(year.donors * scale) - new Set(already.map(({ name }) => name)).size;
  const total = Math.round(sum(year.shares) * scale - sum(already));
  const cents = Math.round((total % 1) * 100);
  // A third of the donors are new every year.
  const first = 5000 + Math.round((current - year.year) * (year.donors / 3));
  return splitAmount(Math.floor(total - cents / 100), { least: 5, parts: donors, random }).map(
    (amount, index) => {
      const share = year.shares[Math.floor(random() * year.shares.length)];
      return {
        ...sampleGiver(year.names, first + index),
        campaign: undefined,
        cause: share?.label ?? '',
        amount,
        date: addDays(`${current}-01-01`, Math.floor(random() * days)),
        method: methodOf(random),
      };
    },
  );
}

/**
 * Returns the bills: each month pays what came in, by the kinds of the About page. The first year keeps a reserve of a
 * month, so that bills are never paid from gifts that come later. Bills of the running month are open.
 */
function billsOf(year: SampleYear, { gifts, random, today }: Source & { gifts: readonly DatedGift[] }) {
  const total = sum(year.shares);
  const bills: DatedBill[] = [];
  const paid = new Map<string, number>();
  let due = 0;
  const thisMonth = today.slice(0, 7);
  const add = (bill: Omit<DatedBill, 'isPaid'>) => {
    paid.set(bill.kind, (paid.get(bill.kind) ?? 0) + bill.amount);
    bills.push({ ...bill, isPaid: !bill.date.startsWith(thisMonth) });
  };
  const otherBill = (kind: string) => {
    const payees = year.payees[kind] ?? [];
    const known = payees[Math.floor(random() * payees.length)];
    return { campaign: undefined, kind, payee: known ?? sampleGiver(year.names, 3 * bills.length).name };
  };
  const first = `${year.year - 1}-01`;
  for (const month of monthsFrom(first, thisMonth)) {
    const came = gifts.filter(({ date }) => date.startsWith(month));
    due += sum(came) * (month < `${year.year}-01` ? 5 / 6 : 1);
    if (month < monthsAfter(first, 2)) continue;
    for (const { date, ...bill } of year.bills.filter((each) => each.date.startsWith(month)))
      add({ ...bill, date, campaign: undefined });
    for (const [campaign, { kind, payee }] of Object.entries(year.campaigns)) {
      const amount = sum(came.filter((gift) => gift.campaign === campaign));
      if (amount > 0) add({ campaign, kind, payee, amount, date: `${month}-2${Math.floor(random() * 8)}` });
    }
    for (const { amount: share, label } of year.shares) {
      const isLast = label === year.shares.at(-1)?.label;
      const open = inCents(isLast ? due - sum(bills) : (due * share) / total - (paid.get(label) ?? 0));
      for (const amount of open > 0 ? splitBill(open, random) : [])
        add({ ...otherBill(label), amount, date: `${month}-2${Math.floor(random() * 8)}` });
    }
  }
  for (const [index, { label }] of year.shares.slice(0, 3).entries())
    add({ ...otherBill(label), amount: 180 + 35 * index, date: addDays(today, -index) });
  return bills;
}

/** Splits what a month owes for a kind into one to three bills. */
function splitBill(open: number, random: () => number): number[] {
  const parts = open < 500 ? 1 : 1 + Math.floor(random() * 3);
  const some = Array.from({ length: parts - 1 }, () => Math.floor((open / parts) * (0.6 + 0.5 * random())));
  return [...some, inCents(open - some.reduce((all, amount) => all + amount, 0))];
}
