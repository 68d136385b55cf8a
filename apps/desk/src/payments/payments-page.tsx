import { formatMoney, type Result } from '@hearthlight/domain';
import type { LikelyDonor, UnmatchedPayment } from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { PagedList, type PagesView } from '../parts/paged-list.tsx';
import { usePlace } from '../parts/use-place.ts';
import { PaymentItem } from './payment-item.tsx';

export interface PaymentsPageProps {
  /** The state of the request for the payments. */
  view: PagesView<{ payments: readonly UnmatchedPayment[] }>;
  /** Gives a payment to a donor. */
  onAssign: (payment: UnmatchedPayment, donor: LikelyDonor) => Promise<Result>;
  /** Leaves a payment without a donor. The history of the gift keeps the reason. */
  onLeave: (payment: UnmatchedPayment, reason: string) => Promise<Result>;
}

/** Payments of imports whose donor nobody knows, each with donors who may have made it. */
export function PaymentsPage({ view, onAssign, onLeave }: PaymentsPageProps) {
  const words = useWords('deskPayments');
  const names = useWords('desk');
  const toast = useToast();
  const { keepPlace, list } = usePlace();
  async function show(index: number, action: Promise<Result>, text: string) {
    keepPlace(index);
    const result = await action;
    if (result.ok) toast({ text });
    return result;
  }
  const amountOf = ({ amount, payer }: UnmatchedPayment) => ({
    amount: formatMoney(amount),
    payer: payer ?? words.noPayer,
  });
  return (
    <>
      <DeskHeader title={names.payments} lead={words.lead} />
      <PagedList label={names.payments} view={view}>
        {({ payments }) =>
          payments.length === 0 ? (
            <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>
          ) : (
            <ul ref={list} className="divide-y divide-line">
              {payments.map((payment, index) => (
                <li key={payment.id} className="py-5 first:pt-0 last:pb-0">
                  <PaymentItem
                    payment={payment}
                    onAssign={(donor) =>
                      show(
                        index,
                        onAssign(payment, donor),
                        words.isAssigned({ ...amountOf(payment), donor: donor.name }),
                      )
                    }
                    onLeave={(reason) =>
                      show(index, onLeave(payment, reason), words.isLeft(amountOf(payment)))
                    }
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
