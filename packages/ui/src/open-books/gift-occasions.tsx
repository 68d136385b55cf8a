'use client';

import type { OpenBooks } from '@hearthlight/domain';

import { Money } from '../components/data/money.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface GiftOccasionsProps {
  /** The occasions whose families wish that their sums are shown, at least one. */
  occasions: NonNullable<OpenBooks['occasions']>;
}

/** The sums that were given in memory or in honor of somebody. */
export function GiftOccasions({ occasions }: GiftOccasionsProps) {
  const words = useWords('books');
  return (
    <Section title={words.occasions} background="paper">
      <ul aria-label={words.occasions}>
        {occasions.map(({ id, kind, name, received }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <bdi className="min-w-0 wrap-anywhere">
              {kind === 'memory' ? words.inMemoryOf({ name }) : words.inHonorOf({ name })}
            </bdi>
            <Money amount={received} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
