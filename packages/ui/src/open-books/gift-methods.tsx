'use client';

import { type OpenBooks, paymentMethodName } from '@hearthlight/domain';

import { ShareTable } from '../about/share-table.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface GiftMethodsProps {
  /** The payment methods with their gifts. */
  methods: OpenBooks['methods'];
}

/** Gifts by payment method, with a bar for each. */
export function GiftMethods({ methods }: GiftMethodsProps) {
  const words = useWords('books');
  const methodWords = useWords('paymentMethods');
  return (
    <Section title={words.howGiftsArrived} background="paper">
      <ShareTable
        caption={words.howGiftsArrived}
        header={words.method}
        shares={methods.map(({ method, received }) => ({
          label: method === null ? words.otherMethods : paymentMethodName(method, methodWords),
          amount: received,
        }))}
        totalLabel={words.cameIn}
      />
    </Section>
  );
}
