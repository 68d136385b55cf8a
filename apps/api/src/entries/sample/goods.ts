import { addDays, fromCents, toCents } from '@hearthlight/domain';

import type { DatedBill, Goods } from './sample-year.ts';

/** Rounds down to whole things of a price. Default: to what the currency has. */
export function wholeThings(amount: number, price = 0.01): number {
  const each = toCents(price);
  return fromCents(Math.floor(toCents(amount) / each) * each);
}

/** Returns what is on a bill. */
export const goodsOf = ({ item, price }: Goods, amount: number) => ({
  item,
  quantity: price === undefined ? undefined : Math.max(1, Math.round(amount / price)),
});

/** Returns an amount that no other bill within some days has: that of fewer things. 0 for none. */
export function unlikeOthers(
  bills: readonly DatedBill[],
  { amount, date }: Pick<DatedBill, 'amount' | 'date'>,
  { days, price = 1 }: { days: number; price?: number | undefined },
): number {
  const [from, until] = [addDays(date, -days), addDays(date, days)];
  const near = bills.filter((bill) => bill.date >= from && bill.date <= until);
  let unlike = amount;
  while (near.some((bill) => bill.amount === unlike)) unlike = fromCents(toCents(unlike) - toCents(price));
  return Math.max(0, unlike);
}
