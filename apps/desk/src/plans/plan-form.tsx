import { formatDay, formats, lastDueDay, rhythms, startOfNextMonth, type Result } from '@hearthlight/domain';
import type { Plan, PlanEntered } from '@hearthlight/domain/desk';
import { Button, DayField, Form, FormNotice, MoneyField, Select, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useWatch } from 'react-hook-form';

const loadRules = async () => (await import('@hearthlight/domain/desk')).planForm;

export interface PlanFormProps {
  /** The standing order as the form starts; `null` for a new one. */
  plan: Plan | null;
  /** The amount of the gift, which a new one repeats. */
  amount: number;
  /** Today, `YYYY-MM-DD`. A new one begins in the month after. */
  today: string;
  onSubmit: (values: PlanEntered) => Promise<Result>;
}

/** Records or changes a standing order, in a dialog. */
export function PlanForm({ plan, amount, today, onSubmit }: PlanFormProps) {
  const words = useWords('deskPlans');
  const order = useWords('bankTransfer');
  const { decimal } = formats();
  const form = useDomainForm(loadRules, {
    rhythm: plan?.rhythm ?? 'monthly',
    amount: String(plan?.amount ?? amount).replace('.', decimal),
    first: plan?.first ?? startOfNextMonth(today),
    last: plan?.last ?? '',
  });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty);
  const { first = '', last = '', rhythm = 'monthly' } = useWatch({ control: form.control });
  const lastDue = first !== '' && last >= first ? lastDueDay({ rhythm, first }, last) : last;
  return (
    <Form aria-label={words.title} onSubmit={submit} className="grid gap-5">
      <Select
        label={order.rhythm}
        options={rhythms.map((value) => ({ value, label: order[value] }))}
        {...form.register('rhythm')}
      />
      <MoneyField label={order.amount} error={errors.amount?.message} {...form.register('amount')} />
      <DayField label={order.firstPayment} error={errors.first?.message} {...form.register('first')} />
      <DayField
        label={order.lastPayment}
        hint={lastDue === last ? words.lastHint : order.lastDueDay({ day: formatDay(lastDue) })}
        optional
        error={errors.last?.message}
        {...form.register('last')}
      />
      <FormNotice result={refusalOf(result)} />
      <div>
        <Button type="submit" size="small" pending={pending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
