import { sumMoney } from '@hearthlight/domain';

import { monthsAfter, monthsFrom } from '../../features/books/months.ts';
import { daysAfter, daysOf, firstMonth, isInSeason, type PaidBill } from './bill-days.ts';
import { goodsOf, unlikeOthers, wholeThings } from './goods.ts';
import type { DatedGift, SampleSpending, SampleYear } from './sample-year.ts';

interface Source {
  gifts: readonly DatedGift[];
  random: () => number;
  today: string;
}

/** Returns the bills of campaigns, which are paid from their own gifts only. */
export function campaignBills(year: SampleYear, { gifts, ...source }: Source): PaidBill[] {
  const byCampaign = Map.groupBy(gifts, ({ campaign }) => campaign);
  return Object.entries(year.campaigns).flatMap(([campaign, spending]) => {
    const own = { ...source, gifts: byCampaign.get(campaign) ?? [] };
    const bills = spending.bills ? billsInTexts(year, spending, own) : monthlyBills(year, spending, own);
    return bills.map((bill) => ({ ...bill, campaign }));
  });
}

/** Returns the bills that texts mention, each some days after the gifts suffice. */
function billsInTexts(
  { daysOff }: SampleYear,
  { bills = [], kind, months: usual, payee }: SampleSpending,
  { gifts, random }: Source,
): PaidBill[] {
  const sums = daysOfSums(gifts);
  let total = 0;
  return bills.flatMap(({ item, months = usual, price, ...bill }) => {
    total += bill.amount;
    const day = sums.find(([received]) => received >= total)?.[1];
    if (day === undefined) return [];
    const days = daysAfter(day, daysOff, { months, random });
    return [{ campaign: undefined, kind, payee, ...bill, ...goodsOf({ item, price }, bill.amount), ...days }];
  });
}

/** Returns what had been received after each gift, with its day. */
function daysOfSums(gifts: readonly DatedGift[]): Array<[received: number, day: string]> {
  let received = 0;
  const byDay = gifts.toSorted((one, other) => one.date.localeCompare(other.date));
  return byDay.map(({ amount, date }) => [(received = sumMoney([received, amount])), date]);
}

/** Returns bills that pay each month most of what had been received before it, up to the goal. */
function monthlyBills(
  year: SampleYear,
  { kind, most = Number.POSITIVE_INFINITY, payee, ...goods }: SampleSpending,
  { gifts, random, today }: Source,
): PaidBill[] {
  const bills: PaidBill[] = [];
  const { months, price } = goods;
  for (const month of monthsFrom(firstMonth(year), monthsAfter(today.slice(0, 7), 1))) {
    const days = daysOf(month, year, random);
    if (!isInSeason({ months }, days.date)) continue;
    const spent = sumMoney(bills.map(({ amount }) => amount));
    const received = sumMoney(gifts.filter(({ date }) => date < month).map(({ amount }) => amount));
    const open = Math.min((received - spent) * (0.5 + 0.4 * random()), most - spent);
    const amount = unlikeOthers(bills, { amount: wholeThings(open, price), date: days.date }, { days: 62, price });
    if (amount >= 100) bills.push({ campaign: undefined, kind, payee, amount, ...goodsOf(goods, amount), ...days });
  }
  return bills;
}
