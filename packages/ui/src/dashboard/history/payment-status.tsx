'use client';

import { paymentStatusOf } from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { paymentTones } from '../parts/payment-tones.ts';

export interface PaymentStatusProps {
  /** The `payment_status` of a donation. */
  status: string;
}

/** The status of a payment. Anything but completed and pending counts as failed (specification §3). */
export function PaymentStatus({ status }: PaymentStatusProps) {
  const words = useWords('history');
  const read = paymentStatusOf(status);
  return <StatusText tone={paymentTones[read]}>{words[read]}</StatusText>;
}
