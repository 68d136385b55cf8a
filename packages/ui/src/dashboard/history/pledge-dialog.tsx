'use client';

import { type Donation, formatMoney, type Foundation } from '@hearthlight/domain';
import { type ComponentType, lazy, Suspense } from 'react';

import { Dialog } from '../../components/feedback/dialog.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { onceOnline } from '../../lib/when-online.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { PaymentPanelProps } from '../donate/payment-panel.tsx';

/** If its code fails to load, the row still has the reference. */
const NoPayment: ComponentType<PaymentPanelProps> = () => {
  const words = useWords('dashboard');
  return <Notice tone="error">{words.failedLead}</Notice>;
};
const PaymentPanel = lazy(async () => {
  const code = await onceOnline(() => import('../donate/payment-panel.tsx')).catch(() => undefined);
  return { default: code?.PaymentPanel ?? NoPayment };
});

export interface PledgeDialogProps {
  /** A pending donation with a reference. */
  pledge: Pick<Donation, 'amount_donated' | 'donation_cause' | 'payment_method' | 'payment_reference'>;
  /** The foundation's bank account and payment links. */
  foundation: Pick<Foundation, 'bankAccount' | 'paymentLinks' | 'address'>;
  /** The donor's e-mail address, for payment links. */
  email: string;
  /** Today's date. */
  now: Date;
  /** Called when the donor closes the dialog. */
  onClose: () => void;
}

/** How to pay a pledge that the foundation has recorded: its payment links and a bank transfer. */
export function PledgeDialog({ pledge, foundation, email, now, onClose }: PledgeDialogProps) {
  const words = useWords('history');
  const {
    amount_donated: amount,
    donation_cause: cause,
    payment_method: method,
    payment_reference: reference,
  } = pledge;
  return (
    <Dialog open onOpenChange={onClose} title={words.payPledge({ amount: formatMoney(amount) })} description={cause}>
      <Suspense>
        {reference !== undefined && (
          <PaymentPanel
            account={foundation.bankAccount}
            address={foundation.address}
            links={foundation.paymentLinks}
            transfer={{ amount, reference }}
            method={method}
            email={email}
            now={now}
            isRecorded
          />
        )}
      </Suspense>
    </Dialog>
  );
}
