'use client';

import { formatAmount, type GoalEntry, type Result } from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { MoneyField } from '../../components/forms/money-field.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useWords } from '../../words/words-provider.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).goalForm;

export interface GoalFormProps {
  /** The donor's goal; 0 without one. Read when the form mounts. */
  goal: number;
  /** Called with the typed amount if it passes the rule. The result's message is shown. */
  onSubmit: (values: GoalEntry) => Promise<Result>;
}

/**
 * Sets or changes the donor's goal. It is open for donors without a goal.
 */
export function GoalForm({ goal, onSubmit }: GoalFormProps) {
  const words = useWords('dashboard');
  const form = useDomainForm(loadRules, { client_goal: goal > 0 ? formatAmount(goal) : '' });
  const { submit, pending, result } = useSubmit(form, () =>
    onSubmit({ client_goal: form.getValues('client_goal').trim() }),
  );
  const [isNew] = useState(goal <= 0);
  return (
    <details open={isNew}>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-pine underline underline-offset-4">
        {isNew ? words.setAGoal : words.changeYourGoal}
      </summary>
      <Form aria-label={words.yourGoal} onSubmit={submit} className="mt-2 grid grid-cols-1 gap-4">
        <MoneyField
          label={words.yourGoal}
          hint={words.goalIsNoPledge}
          error={form.formState.errors.client_goal?.message}
          {...form.register('client_goal')}
        />
        <FormNotice result={result} />
        <div>
          <Button type="submit" variant="secondary" size="small" pending={pending}>
            {words.saveGoal}
          </Button>
        </div>
      </Form>
    </details>
  );
}
