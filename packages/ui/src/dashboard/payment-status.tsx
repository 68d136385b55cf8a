import { paymentStatusOf } from '@hearthlight/domain';

import { StatusText } from '../components/status-text.tsx';

export interface PaymentStatusProps {
  /** As it comes over the wire. */
  status: string;
}

const words = { completed: 'Completed', pending: 'Pending', failed: 'Failed' };

/** How a payment stands: completed, pending, or anything else, which has failed (`spec §3`). */
export function PaymentStatus({ status }: PaymentStatusProps) {
  const read = paymentStatusOf(status);
  return <StatusText tone={read}>{words[read]}</StatusText>;
}
