import { addDays, fromCents, sumMoney, toCents } from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import type { DatedBill, DatedGift, Goods, SampleYear, Seasonal } from './sample-year.ts';
import { type DaysOff, workingDay, workingDays } from './working-days.ts';

/** Returns the sum of the amounts of gifts or bills. */
export const sumOf = (rows: ReadonlyArray<{ amount: number }>) => sumMoney(rows.map(({ amount }) => amount));

export const yearOf = (date: string) => Number(date.slice(0, 4));

/** Rounds down to whole things of a price. Default: to what the currency has. */
function wholeThings(amount: number, price = 0.01): number {
  const each = toCents(price);
  return fromCents(Math.floor(toCents(amount) / each) * each);
}

/** Returns what is on a bill. */
const goodsOf = ({ item, price }: Goods, amount: number) => ({
  item,
  quantity: price === undefined ? undefined : Math.max(1, Math.round(amount / price)),
});

/** Bills, and what can be spent by kind of bill and by campaign. */
interface Ledger {
  bills: DatedBill[];
  due: Map<string, number>;
  held: Map<string, number>;
}

interface Source {
  random: () => number;
  today: string;
}

type Month = Source & { month: string };
type Shares = ReadonlyArray<[label: string, share: number]>;

const change = (amounts: Map<string, number>, key: string, by: number) =>
  amounts.set(key, (amounts.get(key) ?? 0) + by);

/**
 * Returns the bills: each month pays most of what has come in, and December what is due, so that the year of the About
 * page has its shares. What is left of a year's gifts is paid in the next year. The first year keeps a reserve of two
 * months, so that no bill is paid from later gifts.
 */
export function billsOf(
  year: SampleYear,
  { gifts, random, today }: Source & { gifts: readonly DatedGift[] },
): DatedBill[] {
  const ledger: Ledger = { bills: [], due: new Map(), held: new Map() };
  const byMonth = Map.groupBy(gifts, ({ date }) => date.slice(0, 7));
  const mentioned = mentionedBills(year, { gifts, random, today });
  let shares = sharesOf(year, year.year - 1, random);
  const spent = sumOf(year.shares) / year.given;
  for (const month of monthsFrom(firstMonth(year), monthsAfter(today.slice(0, 7), 1))) {
    const part = yearOf(month) < year.year ? 5 / 6 : spent;
    if (month.endsWith('-01')) {
      shares = sharesOf(year, yearOf(month), random);
      const before = gifts.filter(({ date }) => yearOf(date) === yearOf(month) - 1);
      if (yearOf(month) > year.year) makeDue(ledger, before, shares, 1 - spent);
    }
    reserve(ledger, mentioned, yearOf(month));
    payCampaigns(ledger, year, { month, random, today });
    const received = byMonth.get(month) ?? [];
    makeDue(ledger, received, shares, part);
    for (const { amount, campaign } of received) if (campaign !== undefined) change(ledger.held, campaign, amount);
    for (const bill of mentioned.filter(({ paidOn }) => paidOn.startsWith(month))) {
      change(ledger.due, bill.kind, bill.amount);
      addBill(ledger, bill, today);
    }
    payKinds(ledger, year, { month, random, today });
  }
  return ledger.bills;
}

const firstMonth = ({ year }: SampleYear) => `${year - 1}-01`;

type PaidBill = DatedBill & { paidOn: string };

/**
 * Adds a bill that has been written by today. Those of the last days are open, so that the desk has something to do.
 */
function addBill({ bills, due, held }: Ledger, { paidOn, ...bill }: PaidBill, today: string): void {
  if (bill.date > today) return;
  change(due, bill.kind, -bill.amount);
  if (bill.campaign !== undefined) change(held, bill.campaign, -bill.amount);
  bills.push({ ...bill, paidOn: paidOn <= addDays(today, -4) ? paidOn : undefined });
}

/** Lets a part of gifts be spent by the shares of a year. */
function makeDue({ due }: Ledger, gifts: readonly DatedGift[], shares: Shares, part: number): void {
  for (const [label, share] of shares) change(due, label, sumOf(gifts) * part * share);
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

/** Returns the bills that texts mention, with those of each campaign some days after its gifts suffice. */
function mentionedBills(
  { bills, campaigns, daysOff, report }: SampleYear,
  { gifts, random, today }: Source & { gifts: readonly DatedGift[] },
): PaidBill[] {
  const reported = report?.bills.map((bill) => ({ ...bill, date: `${reportedMonth(report, today)}-15` }));
  const byCampaign = Map.groupBy(gifts, ({ campaign }) => campaign);
  return [
    ...[...bills, ...(reported ?? [])].map(({ amount, date, item, kind, payee, price }) => {
      const days = billedBefore(workingDay(date, daysOff, 1), daysOff, random);
      return { campaign: undefined, kind, payee, amount, ...goodsOf({ item, price }, amount), ...days };
    }),
    ...Object.entries(campaigns).flatMap(([campaign, { bills: own = [], kind, payee }]) => {
      const sums = daysOfSums(byCampaign.get(campaign) ?? []);
      let total = 0;
      return own.flatMap(({ item, price, ...bill }) => {
        total += bill.amount;
        const date = sums.find(([received]) => received >= total)?.[1];
        if (date === undefined) return [];
        const paidOn = workingDay(addDays(date, 3 + Math.floor(random() * 5)), daysOff, 1);
        const days = billedBefore(paidOn, daysOff, random);
        return [{ campaign, kind, payee, ...bill, ...goodsOf({ item, price }, bill.amount), ...days }];
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

/**
 * Keeps back a month's part of what the bills that texts mention cost in a year, so that no others are paid from it.
 */
function reserve({ due }: Ledger, mentioned: readonly PaidBill[], year: number): void {
  for (const { amount, kind, paidOn } of mentioned) if (yearOf(paidOn) === year) change(due, kind, -amount / 12);
}

/** Pays from what campaigns had received before the month. */
function payCampaigns(ledger: Ledger, year: SampleYear, { month, random, today }: Month): void {
  for (const [campaign, { bills, kind, months, payee, ...goods }] of Object.entries(year.campaigns)) {
    const days = daysOf(month, year, random);
    if (bills || !isInSeason({ months }, days.date)) continue;
    const amount = wholeThings((ledger.held.get(campaign) ?? 0) * (0.5 + 0.4 * random()), goods.price);
    if (amount >= 100) addBill(ledger, { campaign, kind, payee, amount, ...goodsOf(goods, amount), ...days }, today);
  }
}

const isInSeason = ({ months }: Seasonal, date: string) => months?.includes(Number(date.slice(5, 7))) ?? true;

/** Pays most of what is due for each kind, and all of it at the end of a year. */
function payKinds(ledger: Ledger, year: SampleYear, { month, random, today }: Month): void {
  const isYearEnd = month.endsWith('-12');
  if (isYearEnd) settle(ledger.due);
  for (const { label: kind } of year.shares) {
    const due = ledger.due.get(kind) ?? 0;
    let open = wholeThings(due) * (isYearEnd ? 1 : partOf(month, year, random));
    if (open < (isYearEnd ? 0.01 : 100)) continue;
    const planned = splitBill(open, random);
    for (const [index, most] of planned.entries()) {
      const isRest = isYearEnd && index === planned.length - 1;
      const days = daysOf(month, year, random);
      const { name: payee, ...goods } = payeeOf(year, { kind, date: days.date, isRest, most, random });
      const amount = wholeThings(isRest ? open : most, isRest ? undefined : goods.price);
      open -= amount;
      if (amount > 0)
        addBill(ledger, { campaign: undefined, kind, payee, amount, ...goodsOf(goods, amount), ...days }, today);
    }
    if (isYearEnd && month < today.slice(0, 7)) ledger.due.set(kind, 0);
  }
}

/**
 * Returns who is paid: one of those whose goods cost no more, and for the rest of a year one who does not count goods.
 */
function payeeOf({ payees }: SampleYear, { date, isRest, kind, most, random }: PayeeChoice): { name: string } & Goods {
  const inSeason = (payees[kind] ?? []).filter((payee) => isInSeason(payee, date));
  const fitting = inSeason.filter(({ price = 0 }) => (isRest ? price === 0 : price <= most));
  const choice = fitting.length > 0 ? fitting : inSeason;
  return choice[Math.floor(random() * choice.length)] ?? { name: kind };
}

interface PayeeChoice extends Pick<Source, 'random'> {
  kind: string;
  date: string;
  /** Whether it gets what is left of the year, to the cent. */
  isRest: boolean;
  most: number;
}

/** Takes from what is due for other kinds what the bills of campaigns have exceeded their own by. */
function settle(due: Map<string, number>): void {
  const amounts = [...due.values()];
  const all = sumMoney(amounts.filter((amount) => amount > 0));
  const over = sumMoney(amounts.filter((amount) => amount < 0));
  for (const [kind, amount] of due) due.set(kind, amount > 0 ? amount * (1 + over / all) : 0);
}

/** Returns which part of what is due a month pays: less at first, so that a reserve grows. */
const partOf = (month: string, year: SampleYear, random: () => number) =>
  Math.min(0.5 + monthsFrom(firstMonth(year), month).length / 10, 0.75 + 0.25 * random());

/** Returns the days on which a bill is written and paid: at the end of the first month, and all through the others. */
function daysOf(month: string, year: SampleYear, random: () => number) {
  const days = workingDays(month, year.daysOff).slice(month === firstMonth(year) ? -6 : 0);
  return billedBefore(days[Math.floor(random() * days.length)] ?? '', year.daysOff, random);
}

/** Returns the day on which a bill is paid with that on which it was written, some days before. */
const billedBefore = (paidOn: string, off: DaysOff, random: () => number) => ({
  date: workingDay(addDays(paidOn, -3 - Math.floor(random() * 7)), off, -1),
  paidOn,
});

/**
 * Returns which part of a year's gifts each kind gets: what the About page says for its year to the dollar, and similar
 * in others.
 */
function sharesOf({ shares, year }: SampleYear, current: number, random: () => number): Shares {
  const cents = shares.map(() => Math.floor(49 * random()) / 100);
  const weights = shares.map(({ amount }, index) =>
    current === year
      ? amount + (cents[index] ?? 0) - (cents[(index + 1) % cents.length] ?? 0)
      : amount * (0.8 + 0.4 * random()),
  );
  const all = weights.reduce((total, weight) => total + weight, 0);
  return shares.map(({ label }, index) => [label, (weights[index] ?? 0) / all]);
}

/** Splits what a month pays for a kind into one to three bills. */
function splitBill(open: number, random: () => number): number[] {
  const parts = open < 500 ? 1 : 1 + Math.floor(random() * 3);
  const some = Array.from({ length: parts - 1 }, () => (open / parts) * (0.6 + 0.5 * random()));
  return [...some, open - some.reduce((all, amount) => all + amount, 0)];
}
