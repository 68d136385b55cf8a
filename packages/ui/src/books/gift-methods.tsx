'use client';

import { type OpenBooks, paymentMethodName } from '@hearthlight/domain';

import { ShareTable } from '../about/share-table.tsx';
import { Section } from '../components/layout/section.tsx';
import { useBooksWords } from '../words/books.ts';
import { usePaymentMethodWords } from '../words/payment-methods.ts';

export interface GiftMethodsProps {
  /** The payment methods with their gifts. */
  methods: OpenBooks['methods'];
}

/** Gifts by payment method, with a bar for each. */
export function GiftMethods({ methods }: GiftMethodsProps) {
  const words = useBooksWords();
  const methodWords = usePaymentMethodWords();
  return (
    <Section title={words.howGiftsArrived} tone="paper">
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
