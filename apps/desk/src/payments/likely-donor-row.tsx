import { formatDay, formatMoney, type Result } from '@hearthlight/domain';
import { deskDonorPath, type LikelyDonor, type PledgeDecided, type UnmatchedPayment } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';
import type { MakeChange } from '../gifts/use-previewed-change.ts';
import { AssignPledge } from './assign-pledge.tsx';
import { withPledges } from './group.ts';

export interface LikelyDonorRowProps {
  /** The donor who may have made the payments. */
  donor: LikelyDonor;
  /** One payment, or a group of them. */
  payments: readonly UnmatchedPayment[];
  /** Gives the payments to the donor. */
  onAssign: () => Promise<Result>;
  /** Gives a payment of another sum than pledged to the donor, or only previews that. */
  onDecide: MakeChange<PledgeDecided>;
}

/** A donor who may have made a payment or each of a group, why, and the button that gives them to the donor. */
export function LikelyDonorRow({ donor, payments, onAssign, onDecide }: LikelyDonorRowProps) {
  const words = useWords('deskPayments');
  const { email, id, name, pledge, reason } = donor;
  const count = payments.length;
  const pledges = withPledges(payments, id).filter(({ pledge_id: paid }) => paid !== null).length;
  const [newest] = payments;
  const isOther = count === 1 && pledge !== null && newest?.amount !== pledge.amount;
  const label = count === 1 ? words.assignTo({ name }) : words.assignAllTo({ count, name });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-paper-warm px-4 py-3">
      <div className="min-w-0 flex-1 basis-48 text-small">
        <Link href={deskDonorPath(id)} className="tap-target font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="wrap-anywhere text-ink-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
        {(count === 1 || reason === 'name' || reason === 'payer') && <p>{words[reason]}</p>}
        {count === 1 && pledge && (
          <p>
            {(isOther ? words.otherPledge : words.pledge)({
              amount: formatMoney(pledge.amount),
              date: formatDay(pledge.date),
            })}
          </p>
        )}
        {count > 1 && pledges > 0 && <p>{words.pledges({ count: pledges })}</p>}
      </div>
      {isOther ? (
        <AssignPledge label={label} pledged={pledge.amount} paid={newest?.amount ?? 0} onAssign={onDecide} />
      ) : (
        <ActionButton label={label} action={onAssign}>
          {count === 1 ? words.assign : words.assignAll({ count })}
        </ActionButton>
      )}
    </div>
  );
}
