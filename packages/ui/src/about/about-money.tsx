import { sumMoney } from '@hearthlight/domain';
import type { CSSProperties } from 'react';

import { Section } from '../components/layout/section.tsx';
import { Money } from '../giving/money.tsx';
import type { AboutMoney as Uses, MoneyShare } from './about-content.ts';

export interface AboutMoneyProps {
  /** How donations were used. */
  money: Uses;
}

/**
 * How a year's donations were used: each use with its amount and a bar, and the total.
 *
 * @summary How a year's donations were used: each use with its amount and a bar, and the total.
 */
export function AboutMoney({ money }: AboutMoneyProps) {
  const amounts = money.shares.map(({ amount }) => amount);
  const largest = Math.max(...amounts);
  return (
    <Section title={money.title} intro={money.intro} tone="paper">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{money.caption}</caption>
        <colgroup>
          <col />
          <col className="w-36 desk:w-44" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Paid for</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {money.shares.map((share) => (
            <ShareRow key={share.label} share={share} filled={largest > 0 ? share.amount / largest : 0} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-display text-heading">
            <th scope="row" className="pt-5 font-heading">
              Together
            </th>
            <td className="pt-5 text-end">
              <Money amount={sumMoney(amounts)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

/** `filled` is the length of the bar relative to the longest, 0 to 1. */
function ShareRow({ share: { label, amount }, filled }: { share: MoneyShare; filled: number }) {
  const measures: CSSProperties & Record<`--${string}`, number> = { '--filled': filled };
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-4 font-medium desk:py-5">
        <span className="block desk:inline-block desk:w-80 desk:pe-10 desk:align-middle">{label}</span>
        <span
          aria-hidden
          style={measures}
          className="mt-3 block h-3 w-[calc(100%*var(--filled))] min-w-3 rounded-full bg-pine desk:mt-0 desk:inline-block desk:h-4 desk:w-[calc((100%-20rem)*var(--filled))] desk:align-middle"
        />
      </th>
      <td className="py-4 text-end align-top desk:py-5 desk:align-middle">
        <Money amount={amount} />
      </td>
    </tr>
  );
}
