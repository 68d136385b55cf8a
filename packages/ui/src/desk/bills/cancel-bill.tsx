'use client';

import type { Result } from '@hearthlight/domain';
import { useEffect, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskBillsWords } from '../../words/desk-bills.ts';

export interface CancelBillProps {
  onCancel: (reason: string) => Promise<Result>;
}

/** The button that cancels a bill. It first asks for the reason, which the activity log keeps. */
export function CancelBill({ onCancel }: CancelBillProps) {
  const words = useDeskBillsWords();
  const [open, setOpen] = useState(false);
  if (open) return <CancelForm onCancel={onCancel} onKeep={() => setOpen(false)} />;
  return (
    <Button size="small" variant="danger" onClick={() => setOpen(true)}>
      {words.cancel}
    </Button>
  );
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).cancelBillForm;

function CancelForm({ onCancel, onKeep }: CancelBillProps & { onKeep: () => void }) {
  const words = useDeskBillsWords();
  const form = useDomainForm(loadRules, { reason: '' });
  const { setFocus } = form;
  // The focus was on the button that this form replaces.
  useEffect(() => setFocus('reason'), [setFocus]);
  const { submit, pending, result } = useSubmit(form, ({ reason }) => onCancel(reason));
  return (
    <Form aria-label={words.cancel} onSubmit={submit} className="grid w-full gap-4">
      <Field
        label={words.cancelReason}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <FormNotice result={result?.ok === false ? result : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="danger" pending={pending}>
          {words.cancel}
        </Button>
        <Button size="small" variant="secondary" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
