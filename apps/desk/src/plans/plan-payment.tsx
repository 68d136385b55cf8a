import { formatDay, type Result } from '@hearthlight/domain';
import type { PlanPaymentOfGift } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';

export interface PlanPaymentProps {
  /** How the gift counts. */
  payment: PlanPaymentOfGift;
  /** Whether the person may change it. */
  mayChange: boolean;
  /** Sets whether it is a further gift. */
  onSetFurther: (further: boolean) => Promise<Result>;
}

/** Which day of its standing order a gift pays, and how to make it a further gift, or that payment again. */
export function PlanPayment({
  payment: { due, is_closed: isClosed, is_further: isFurther, other },
  mayChange,
  onSetFurther,
}: PlanPaymentProps) {
  const words = useWords('deskPlans');
  const { monthClosed } = useWords('deskImports');
  const counts = due !== null && !isFurther;
  const taken = other && { due: formatDay(other.due), day: formatDay(other.date) };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>
        {counts ? words.isPaymentOf({ day: formatDay(due) }) : words.isFurther} {taken && words.dayTaken(taken)}
      </p>
      {mayChange && isClosed && <p className="text-small text-ink-soft">{monthClosed}</p>}
      {mayChange && !isClosed && (due !== null || (taken && other.may_change)) && (
        <ActionButton action={() => onSetFurther(counts)}>
          {counts
            ? words.countAsFurther
            : due === null && taken
              ? words.countInstead(taken)
              : words.countAsPayment({ day: formatDay(due ?? '') })}
        </ActionButton>
      )}
    </div>
  );
}
