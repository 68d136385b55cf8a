import type { Result } from '@hearthlight/domain';
import type { LikelyDonor, UnmatchedPayment } from '@hearthlight/domain/desk';
import { Notice } from '@hearthlight/ui';
import { EmptyNote } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { useWords } from '../words/use-words.ts';
import { PaymentItem } from './payment-item.tsx';

type PaymentsView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; payments: readonly UnmatchedPayment[]; hasMore: boolean };

export interface PaymentsPageProps {
  /** The state of the request for the payments. */
  view: PaymentsView;
  /** Requests the payments again after a failure. */
  onRetry: () => void;
  /** Loads the next page of payments. */
  onShowMore: () => void;
  /** Gives a payment to a donor. */
  onAssign: (payment: UnmatchedPayment, donor: LikelyDonor) => Promise<Result>;
  /** Leaves a payment without a donor. The history of the gift keeps the reason. */
  onLeave: (payment: UnmatchedPayment, reason: string) => Promise<Result>;
}

/** The payment and its buttons are gone, so the focus moves to the notice. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Payments of imports whose donor nobody knows, each with donors who may have made it. */
export function PaymentsPage({ view, onRetry, onShowMore, onAssign, onLeave }: PaymentsPageProps) {
  const words = useWords('deskPayments');
  const names = useWords('desk');
  const [done, setDone] = useState<string>();
  async function show(action: Promise<Result>) {
    setDone(undefined);
    const result = await action;
    if (result.ok) setDone(result.message);
    return result;
  }
  return (
    <>
      <DeskHeader title={names.payments} lead={words.lead} />
      {done !== undefined && (
        <div ref={focus} tabIndex={-1} className="mb-5">
          <Notice tone="success">{done}</Notice>
        </div>
      )}
      <PagedList label={names.payments} view={view} onRetry={onRetry} onShowMore={onShowMore}>
        {({ payments }) =>
          payments.length === 0 ? (
            <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>
          ) : (
            <ul className="divide-y divide-line">
              {payments.map((payment) => (
                <li key={payment.id} className="py-5 first:pt-0 last:pb-0">
                  <PaymentItem
                    payment={payment}
                    onAssign={(donor) => show(onAssign(payment, donor))}
                    onLeave={(reason) => show(onLeave(payment, reason))}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
    </>
  );
}
