'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { AboutMoney as Uses } from './about-content.ts';
import { ShareTable } from './share-table.tsx';

export interface AboutMoneyProps {
  /** How donations were used. */
  money: Uses;
}

/**
 * How a year's donations were used: each use with its amount and a bar, and the total. For foundations that do not
 * publish their books. Renders nothing without uses.
 */
export function AboutMoney({ money }: AboutMoneyProps) {
  const words = useWords('about');
  if (money.shares.length === 0) return null;
  return (
    <Section title={money.title} intro={money.intro} background="paper">
      <ShareTable caption={money.caption} header={words.paidFor} shares={money.shares} totalLabel={words.together} />
      <p className="mt-8">
        <Link href={paths.ledger} className="tap-target">
          {words.checkStatement}
        </Link>
      </p>
    </Section>
  );
}
