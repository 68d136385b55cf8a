import { formatDay, formatMoney, lastMissed } from '@hearthlight/domain';
import { deskGiftPath, type Plan } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import { planName, PlanState } from '@hearthlight/ui/parts';

export interface PlanItemProps {
  /** The standing order. */
  plan: Plan;
}

/** A standing order in the list: whose it is, what it pays, and what came last. */
export function PlanItem({ plan }: PlanItemProps) {
  const words = useWords('deskPlans');
  const names = useWords('plans');
  const { gift } = plan;
  const newest = plan.days.find(({ payment }) => payment)?.payment;
  const missed = lastMissed(plan);
  const giver = gift?.giver.name ?? gift?.giver.email ?? words.withoutName;
  return (
    <div className="grid gap-x-8 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="text-lead wrap-anywhere">
        {gift ? (
          <Link href={deskGiftPath(gift.id)} className="tap-target">
            <bdi>{giver}</bdi>
          </Link>
        ) : (
          words.unknownDonor
        )}
      </h2>
      <PlanState plan={plan} />
      <p className="font-strong">
        <bdi>{planName(names, plan)}</bdi>
      </p>
      <p className="text-small text-ink-soft tablet:col-start-1">
        {newest ? words.newest({ amount: formatMoney(newest.amount), day: formatDay(newest.date) }) : words.nothingCame}
        {missed !== undefined && (
          <span className="block text-pending">
            {plan.missing_since === null
              ? words.lastMissed({ day: formatDay(missed) })
              : words.missingSince({ day: formatDay(plan.missing_since) })}
          </span>
        )}
      </p>
    </div>
  );
}
