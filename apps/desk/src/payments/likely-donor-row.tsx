import { formatDay, formatMoney, type Result } from '@hearthlight/domain';
import { deskDonorPath, type LikelyDonor } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';

export interface LikelyDonorRowProps {
  /** The donor who may have made the payment. */
  donor: LikelyDonor;
  /** Gives the payment to the donor. */
  onAssign: () => Promise<Result>;
}

/** A donor who may have made a payment, why, and the button that gives it to the donor. */
export function LikelyDonorRow({ donor, onAssign }: LikelyDonorRowProps) {
  const words = useWords('deskPayments');
  const { email, id, name, pledge, reason } = donor;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-paper-warm px-4 py-3">
      <div className="min-w-0 flex-1 basis-48 text-small">
        <Link href={deskDonorPath(id)} className="tap-target font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="wrap-anywhere text-ink-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{words[reason]}</p>
        {pledge && (
          <p>{words.pledge({ amount: formatMoney(pledge.amount), date: formatDay(pledge.date) })}</p>
        )}
      </div>
      <ActionButton label={words.assignTo({ name })} action={onAssign}>
        {words.assign}
      </ActionButton>
    </div>
  );
}
