'use client';

import { formatMoney, type OpenBooks, sumMoney } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { useWords } from '../words/words-provider.tsx';

/** The `id` of the list of all paid bills. */
export const paidBillsId = 'paid-bills';

/** Bills of a campaign that are listed. */
export const mostListed = 5;

export interface EarlierBillsProps {
  /** The campaign's paid bills, newest first. The oldest ones may be missing. */
  bills: OpenBooks['bills'];
  /** The sum of all bills of the campaign. */
  paid: number;
}

/** The sum of the bills that are not listed, with their number if it is known, and a link to the list of all bills. */
export function EarlierBills({ bills, paid }: EarlierBillsProps) {
  const words = useWords('books');
  const without = (listed: typeof bills) => sumMoney([paid, ...listed.map(({ amount }) => -amount)]);
  const rest = without(bills.slice(0, mostListed));
  if (rest <= 0) return null;
  const amount = formatMoney(rest);
  const count = bills.length - mostListed;
  const text = without(bills) > 0 ? words.earlierAmount({ amount }) : words.earlierBills({ count, amount });
  return (
    <li>
      <Link href={`#${paidBillsId}`} className="tap-target">
        {text}
      </Link>
    </li>
  );
}
