import { type RecoveryEmail } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).recoveryEmailForm;

export interface RecoveryEmailFormProps {
  onSubmit: (values: RecoveryEmail) => Promise<FormResult>;
}

/** Recovery, step 1: the address of the account whose password is lost. */
export function RecoveryEmailForm({ onSubmit }: RecoveryEmailFormProps) {
  const form = useDomainForm(loadRules, { email: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  return (
    <Form aria-label="Recover your account" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label="E-mail address"
        type="email"
        autoComplete="username"
        hint="We send a five-digit code to this address."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        Send the code
      </Button>
    </Form>
  );
}
