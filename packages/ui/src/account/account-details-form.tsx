'use client';

import { type AccountDetails, type Result } from '@hearthlight/domain';

import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useEntryChange } from '../forms/use-entry-change.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useWords } from '../words/words-provider.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).accountDetailsForm;

/** The details of the account without the password. */
export type AccountHolder = Pick<AccountDetails, 'firstname' | 'lastname' | 'email'>;

export interface AccountDetailsFormProps {
  /** Values of an earlier visit. They fill in fields that are empty. */
  initial?: Partial<AccountHolder> | undefined;
  /** Called at each change with what was entered, without the password. */
  onHolderChange?: ((holder: Partial<AccountHolder>) => void) | undefined;
  /** Called with trimmed values that pass the rules. A refusal is shown, and the fields keep their values. */
  onSubmit: (values: AccountDetails) => Promise<Result>;
}

const empty: AccountDetails = { firstname: '', lastname: '', email: '', password: '', confirmPassword: '' };

/**
 * Sign-up, step 1: name, e-mail address and password of the new account.
 */
export function AccountDetailsForm({ initial, onHolderChange, onSubmit }: AccountDetailsFormProps) {
  const words = useWords('account');
  const form = useDomainForm(loadRules, empty, initial);
  useEntryChange(form, empty, (entry) => {
    const { password: _, confirmPassword: __, ...holder } = entry;
    onHolderChange?.(holder);
  });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label={words.accountDetails} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.firstName}
        autoComplete="given-name"
        hint={errors.firstname && words.nameRule}
        error={errors.firstname?.message}
        {...form.register('firstname')}
      />
      <Field
        label={words.lastName}
        autoComplete="family-name"
        hint={errors.lastname && words.nameRule}
        error={errors.lastname?.message}
        {...form.register('lastname')}
      />
      <Field
        label={words.eMailAddress}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <NewPasswordFields
        password={{
          error: errors.password?.message,
          ...form.register('password', { deps: ['confirmPassword'] }),
        }}
        confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
      />
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        {words.continue}
      </Button>
    </Form>
  );
}
