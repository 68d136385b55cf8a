'use client';

import type { Result } from '@hearthlight/domain';
import type { LikelyDonor, UnmatchedPayment } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { useDeskPaymentsWords } from '../../words/desk-payments.ts';
import { useDeskWords } from '../../words/desk.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { PagedList } from '../parts/paged-list.tsx';
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
}

/** Assigning removes the payment and its button, so the focus moves to the notice. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Payments of imports whose donor nobody knows, each with donors who may have made it. */
export function PaymentsPage({ view, onRetry, onShowMore, onAssign }: PaymentsPageProps) {
  const words = useDeskPaymentsWords();
  const names = useDeskWords();
  const [assigned, setAssigned] = useState<string>();
  async function assign(payment: UnmatchedPayment, donor: LikelyDonor) {
    setAssigned(undefined);
    const result = await onAssign(payment, donor);
    if (result.ok) setAssigned(result.message);
    return result;
  }
  return (
    <>
      <DeskHeader title={names.payments} lead={words.lead} />
      {assigned !== undefined && (
        <div ref={focus} tabIndex={-1} className="mb-5">
          <Notice tone="success">{assigned}</Notice>
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
                  <PaymentItem payment={payment} onAssign={(donor) => assign(payment, donor)} />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
    </>
  );
}
