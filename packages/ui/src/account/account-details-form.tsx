import { type AccountDetails } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import { PasswordField } from '../components/password-field.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { passwordHint } from './password-hint.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).accountDetailsForm;

export interface AccountDetailsFormProps {
  /** Called with trimmed values that hold every rule. What it refuses is shown, and nothing typed is lost. */
  onSubmit: (values: AccountDetails) => Promise<FormResult>;
}

const empty: AccountDetails = { firstname: '', lastname: '', email: '', password: '', confirmPassword: '' };

/** Sign-up, step 1: who the account is for and the password it gets. */
export function AccountDetailsForm({ onSubmit }: AccountDetailsFormProps) {
  const form = useDomainForm(loadRules, empty);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label="Account Details" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label="First name"
        autoComplete="given-name"
        error={errors.firstname?.message}
        {...form.register('firstname')}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        error={errors.lastname?.message}
        {...form.register('lastname')}
      />
      <Field
        label="E-mail address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...form.register('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        Continue
      </Button>
    </Form>
  );
}
