import { addDays, fromCents, sumMoney, toCents } from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import { billedBefore, daysOf, firstMonth, isInSeason, type PaidBill } from './bill-days.ts';
import { campaignBills } from './campaign-bills.ts';
import { goodsOf, unlikeOthers, wholeThings } from './goods.ts';
import type { DatedBill, DatedGift, Goods, SampleYear } from './sample-year.ts';
import { workingDay } from './working-days.ts';

/** Returns the sum of the amounts of gifts or bills. */
export const sumOf = (rows: ReadonlyArray<{ amount: number }>) => sumMoney(rows.map(({ amount }) => amount));

export const yearOf = (date: string) => Number(date.slice(0, 4));

/** Bills, and what can be spent by kind of bill. */
interface Ledger {
  bills: PaidBill[];
  due: Map<string, number>;
}

interface Source {
  random: () => number;
  today: string;
}

type Given = Source & { gifts: readonly DatedGift[] };
type Month = Source & { month: string };
type Parts = ReadonlyArray<[kind: string, part: number]>;

const change = ({ due }: Ledger, kind: string, by: number) => due.set(kind, (due.get(kind) ?? 0) + by);

/** Returns the bills. Each campaign pays its own from its gifts; the other gifts pay the others. */
export function billsOf(year: SampleYear, { gifts, random, today }: Given): DatedBill[] {
  const ofCampaigns = campaignBills(year, { gifts, random, today });
  const general = gifts.filter(({ campaign }) => campaign === undefined);
  return [...ofCampaigns, ...generalBills(year, { gifts: general, ofCampaigns, random, today })]
    .filter(({ date }) => date <= today)
    .map(({ paidOn, ...bill }) => ({
      ...bill,
      // Those of the last days are open, so that the desk has something to do.
      paidOn: paidOn <= addDays(today, -4) ? paidOn : undefined,
    }));
}

/**
 * Returns the bills without a campaign: each month pays most of what has come in, and December what is due, so that the
 * year of the About page has its shares. What is left of a year's gifts is paid in the next year. The first year keeps a
 * reserve of two months, so that no bill is paid from later gifts.
 */
function generalBills(
  year: SampleYear,
  { gifts, ofCampaigns, random, today }: Given & { ofCampaigns: readonly PaidBill[] },
): PaidBill[] {
  const ledger: Ledger = { bills: [], due: new Map() };
  const byMonth = Map.groupBy(gifts, ({ date }) => date.slice(0, 7));
  const mentioned = mentionedBills(year, { random, today });
  let parts: Parts = [];
  for (const month of monthsFrom(firstMonth(year), monthsAfter(today.slice(0, 7), 1))) {
    const current = yearOf(month);
    if (month.endsWith('-01')) {
      parts = partsOf(year, { current, gifts, ofCampaigns, random });
      makeDue(ledger, restBefore(year, current, gifts), sharesOf(year, random));
    }
    reserve(ledger, mentioned, current);
    makeDue(ledger, sumOf(byMonth.get(month) ?? []), parts);
    for (const bill of mentioned.filter(({ paidOn }) => paidOn.startsWith(month))) {
      change(ledger, bill.kind, bill.amount);
      addBill(ledger, bill);
    }
    payKinds(ledger, year, { month, random, today });
  }
  return ledger.bills;
}

function addBill(ledger: Ledger, bill: PaidBill): void {
  change(ledger, bill.kind, -bill.amount);
  ledger.bills.push(bill);
}

/** Lets parts of an amount be spent. */
function makeDue(ledger: Ledger, amount: number, parts: Parts): void {
  for (const [kind, part] of parts) change(ledger, kind, amount * part);
}

/** Returns the months of the quarter before a day. */
export function quarterBefore(day: string): string[] {
  const month = Number(day.slice(5, 7));
  const first = monthsAfter(day.slice(0, 7), -3 - ((month - 1) % 3));
  return monthsFrom(first, monthsAfter(first, 3));
}

/** Returns the month of the quarter in the report that has the gifts and bills that it mentions. */
export const reportedMonth = (report: { days_ago: number }, today: string): string =>
  quarterBefore(addDays(today, -report.days_ago))[1] ?? '';

/** Returns the bills without a campaign that texts mention. */
function mentionedBills({ bills, daysOff, report }: SampleYear, { random, today }: Source): PaidBill[] {
  const reported = report?.bills.map((bill) => ({ ...bill, date: `${reportedMonth(report, today)}-15` })) ?? [];
  return [...bills, ...reported].map(({ amount, date, item, kind, payee, price }) => {
    const days = billedBefore(workingDay(date, daysOff, 1), daysOff, random);
    return { campaign: undefined, kind, payee, amount, ...goodsOf({ item, price }, amount), ...days };
  });
}

/**
 * Keeps back a month's part of what the bills that texts mention cost in a year, so that no others are paid from it.
 */
function reserve(ledger: Ledger, mentioned: readonly PaidBill[], year: number): void {
  for (const { amount, kind, paidOn } of mentioned) if (yearOf(paidOn) === year) change(ledger, kind, -amount / 12);
}

/** Pays most of what is due for each kind, and all of it at the end of a year. */
function payKinds(ledger: Ledger, year: SampleYear, { month, random, today }: Month): void {
  const isYearEnd = month.endsWith('-12');
  for (const { label: kind } of year.shares) {
    const due = ledger.due.get(kind) ?? 0;
    let open = wholeThings(due) * (isYearEnd ? 1 : partOf(month, year, random));
    if (open < (isYearEnd ? 0.01 : 100)) continue;
    const planned = splitBill(open, random);
    for (const [index, most] of planned.entries()) {
      const isRest = isYearEnd && index === planned.length - 1;
      const days = daysOf(month, year, random);
      const { bills } = ledger;
      const { name: payee, ...goods } = payeeOf(year, { bills, kind, date: days.date, isRest, most, random });
      const whole = { amount: wholeThings(most, goods.price), date: days.date };
      const amount = isRest ? wholeThings(open) : unlikeOthers(bills, whole, { days: 366, price: goods.price });
      open -= amount;
      if (amount > 0) addBill(ledger, { campaign: undefined, kind, payee, amount, ...goodsOf(goods, amount), ...days });
    }
    if (isYearEnd && month < today.slice(0, 7)) ledger.due.set(kind, 0);
  }
}

/**
 * Returns who is paid: one without a bill of that day whose goods cost no more, and for the rest of a year one who does
 * not count goods.
 */
function payeeOf(year: SampleYear, { bills, date, isRest, kind, most, random }: PayeeChoice): { name: string } & Goods {
  const busy = new Set(bills.filter((bill) => bill.date === date).map(({ payee }) => payee));
  const inSeason = (year.payees[kind] ?? [])
    .filter((payee) => isInSeason(payee, date) && !busy.has(payee.name))
    .map(({ item, name, price }) => ({ item, name, price: price && priceIn(price, { date, name, year }) }));
  const fitting = inSeason.filter(({ price = 0 }) => (isRest ? price === 0 : price <= most));
  const choice = fitting.length > 0 ? fitting : inSeason;
  return choice[Math.floor(random() * choice.length)] ?? { name: kind };
}

interface PayeeChoice extends Pick<Source, 'random'> {
  bills: readonly PaidBill[];
  kind: string;
  date: string;
  /** Whether it gets what is left of the year, to the cent. */
  isRest: boolean;
  most: number;
}

/** Returns the price in the year of a bill. Prices rise every year, with some payees more than with others. */
function priceIn(price: number, { date, name, year }: { date: string; name: string; year: SampleYear }): number {
  const growth = 1.017 + (name.length % 6) / 125;
  return fromCents(Math.round(toCents(price) * growth ** (yearOf(date) - year.year)));
}

/** Returns which part of what is due a month pays: less at first, so that a reserve grows. */
const partOf = (month: string, year: SampleYear, random: () => number) =>
  Math.min(0.5 + monthsFrom(firstMonth(year), month).length / 10, 0.75 + 0.25 * random());

/**
 * Returns which part of a year's gifts each kind gets: in the year of the About page, what the bills of campaigns leave
 * of its shares, and similar parts in others.
 */
function partsOf(
  year: SampleYear,
  {
    current,
    gifts,
    ofCampaigns,
    random,
  }: { current: number; random: () => number; gifts: readonly DatedGift[]; ofCampaigns: readonly PaidBill[] },
): Parts {
  if (current !== year.year) {
    const part = current < year.year ? 5 / 6 : sumOf(year.shares) / year.given;
    return sharesOf(year, random).map(([kind, share]) => [kind, share * part]);
  }
  const received = sumOf(gifts.filter(({ date }) => yearOf(date) === current));
  const paid = ofCampaigns.filter(({ paidOn }) => yearOf(paidOn) === current);
  const cents = year.shares.map(() => Math.floor(49 * random()) / 100);
  return year.shares.map(({ amount, label }, index) => {
    const rounded = (cents[index] ?? 0) - (cents[(index + 1) % cents.length] ?? 0);
    return [label, (amount + rounded - sumOf(paid.filter(({ kind }) => kind === label))) / received];
  });
}

/** Returns what is left in a year of the gifts of the year before. */
function restBefore(year: SampleYear, current: number, gifts: readonly DatedGift[]): number {
  const rest = year.given - sumOf(year.shares);
  if (current <= year.year + 1) return current === year.year + 1 ? rest : 0;
  return (sumOf(gifts.filter(({ date }) => yearOf(date) === current - 1)) * rest) / year.given;
}

/** Returns shares like those of the About page, which are 1 in all. */
function sharesOf({ shares }: SampleYear, random: () => number): Parts {
  const weights = shares.map(({ amount, label }): [string, number] => [label, amount * (0.8 + 0.4 * random())]);
  const all = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([label, weight]) => [label, weight / all]);
}

/** Splits what a month pays for a kind into bills: one to three, and another for each 9000. */
function splitBill(open: number, random: () => number): number[] {
  const parts = open < 500 ? 1 : 1 + Math.floor(random() * 3) + Math.floor(open / 9000);
  let left = open;
  return Array.from({ length: parts }, (_, index) => {
    const part = index === parts - 1 ? left : (left / (parts - index)) * (0.4 + 0.9 * random());
    left -= part;
    return part;
  });
}
