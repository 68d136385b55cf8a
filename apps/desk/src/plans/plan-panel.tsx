import type { Result } from '@hearthlight/domain';
import type { Plan, PlanEntered, PlanPaymentOfGift } from '@hearthlight/domain/desk';
import { Button, Panel, useWords } from '@hearthlight/ui';
import { PlanDays, planName, PlanState } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { ActionButton } from '../account/action-button.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanPayment } from './plan-payment.tsx';

export interface PlanPanelProps {
  /** The standing order of the gift; `null` for none. */
  plan: Plan | null;
  /** How the gift counts for it; `null` unless it is an imported payment. */
  payment: PlanPaymentOfGift | null;
  /** The amount of the gift. */
  amount: number;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Whether the person may change it. */
  mayChange: boolean;
  /** Records it, or changes that of a version. */
  onSave: (values: PlanEntered, version: number) => Promise<Result>;
  /** Sets whether the gift is a further one. */
  onSetFurther: (further: boolean) => Promise<Result>;
  /** Removes it. */
  onRemove: (version: number) => Promise<Result>;
}

/** The standing order of a gift: what came, what is expected, and how it is recorded. */
export function PlanPanel({ plan, payment, amount, today, mayChange, onSave, onSetFurther, onRemove }: PlanPanelProps) {
  const words = useWords('deskPlans');
  const names = useWords('plans');
  // The form is about what it showed when it opened.
  const [open, setOpen] = useState<{ plan: Plan | null }>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={words.title} action={plan && <PlanState plan={plan} />}>
      {plan ? (
        <>
          <p className="mb-3 font-strong">
            <bdi>{planName(names, plan)}</bdi>
          </p>
          <PlanDays caption={planName(names, plan)} amount={plan.amount} days={plan.days} />
          {payment && <PlanPayment payment={payment} mayChange={mayChange} onSetFurther={onSetFurther} />}
        </>
      ) : (
        <p className="text-small text-ink-soft">{words.none}</p>
      )}
      {mayChange && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setOpen({ plan })}>
            {plan ? words.change : words.record}
          </Button>
          {plan && <ActionButton action={() => onRemove(plan.version)}>{words.remove}</ActionButton>}
        </div>
      )}
      {open && (
        <FormDialog onClose={close} title={open.plan ? words.changeTitle : words.record}>
          <PlanForm
            plan={open.plan}
            amount={amount}
            today={today}
            onSubmit={async (values) => {
              const result = await onSave(values, open.plan?.version ?? 0);
              if (result.ok) close();
              return result;
            }}
          />
        </FormDialog>
      )}
    </Panel>
  );
}
