'use client';

import { type RecoveryEmail, type Result } from '@hearthlight/domain';
import { useMemo } from 'react';

import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useWords } from '../words/words-provider.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).recoveryEmailForm;

export interface RecoveryEmailFormProps {
  /** The address of an earlier visit or another page. It fills in an empty field. */
  initialEmail?: string | undefined;
  /** Called with a trimmed address that passes the rules. */
  onSubmit: (values: RecoveryEmail) => Promise<Result>;
}

/**
 * Recovery, step 1: the account's e-mail address.
 */
export function RecoveryEmailForm({ initialEmail = '', onSubmit }: RecoveryEmailFormProps) {
  const words = useWords('account');
  const stored = useMemo(() => ({ email: initialEmail }), [initialEmail]);
  const form = useDomainForm(loadRules, { email: '' }, stored);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  return (
    <Form aria-label={words.recoverYourAccount} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.eMailAddress}
        type="email"
        autoComplete="username"
        hint={words.codeWillBeSent}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        {words.sendTheCode}
      </Button>
    </Form>
  );
}
