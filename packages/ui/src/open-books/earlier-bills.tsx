'use client';

import { formatMoney, type OpenBooks, sumMoney } from '@hearthlight/domain';

import { useWords } from '../words/words-provider.tsx';

/** Bills of a campaign that are listed. */
export const mostListed = 5;

export interface EarlierBillsProps {
  /** The campaign's published bills, newest first. The oldest ones may be missing. */
  bills: OpenBooks['bills'];
  /** The sum of all bills of the campaign. */
  paid: number;
}

/** The sum of the bills that are not listed, with their number if it is known. */
export function EarlierBills({ bills, paid }: EarlierBillsProps) {
  const words = useWords('books');
  const without = (listed: typeof bills) => sumMoney([paid, ...listed.map(({ amount }) => -amount)]);
  const rest = without(bills.slice(0, mostListed));
  if (rest <= 0) return null;
  const amount = formatMoney(rest);
  const count = bills.length - mostListed;
  const text = without(bills) > 0 ? words.earlierAmount({ amount }) : words.earlierBills({ count, amount });
  return <li className="text-ink-soft">{text}</li>;
}
