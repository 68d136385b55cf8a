import { formatDay, formatMoney, type Result } from '@hearthlight/domain';
import { deskGiftPath, type LikelyDonor, type UnmatchedPayment } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { ReasonAction } from '../parts/reason-action.tsx';
import { LikelyDonorRow } from './likely-donor-row.tsx';

export interface PaymentItemProps {
  /** The payment. */
  payment: UnmatchedPayment;
  /** Gives the payment to a donor. */
  onAssign: (donor: LikelyDonor) => Promise<Result>;
  /** Leaves the payment without a donor, for a reason. */
  onLeave: (reason: string) => Promise<Result>;
}

/** A payment, what the payer wrote, and the donors who may have made it. */
export function PaymentItem({ payment, onAssign, onLeave }: PaymentItemProps) {
  const words = useWords('deskPayments');
  const { back, reason, reasonHint } = useWords('deskGift');
  const { amount, campaign, date, id, likely, payer, text } = payment;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={`payment-${id}`}
      className="grid gap-x-8 gap-y-4 wide:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 id={`payment-${id}`} className="text-heading">
          <bdi className="tabular">{formatMoney(amount)}</bdi>
          {' · '}
          <bdi className="wrap-anywhere">{payer ?? words.noPayer}</bdi>
        </h2>
        <p className="text-small text-ink-soft">
          <time dateTime={date}>{formatDay(date)}</time>
          {campaign && (
            <>
              {' · '}
              <bdi>{campaign.title}</bdi>
            </>
          )}
        </p>
        <p className="mt-2 wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <Link href={deskGiftPath(id)} className="tap-target text-small">
          {likely.length === 0 ? words.chooseGiver : words.chooseOther}
        </Link>
        <div className="mt-3">
          <ReasonAction
            label={words.leave}
            reasonLabel={reason}
            reasonHint={reasonHint}
            backLabel={back}
            onAct={onLeave}
          />
        </div>
      </div>
      {likely.length === 0 ? (
        <p className="text-small text-ink-soft">{words.nobodyLikely}</p>
      ) : (
        <ul aria-label={words.likely} className="grid content-start gap-3">
          {likely.map((donor) => (
            <li key={donor.id}>
              <LikelyDonorRow donor={donor} onAssign={() => onAssign(donor)} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
