'use client';

import { type NewPassword, type Result } from '@hearthlight/domain';

import { Button } from '../components/actions/button.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { refusalOf } from '../forms/refusal-of.ts';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useWords } from '../words/words-provider.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).newPasswordForm;

export interface NewPasswordFormProps {
  /** The account's address. It is hidden, and lets password managers store the password for the right account. */
  email: string;
  /** Called with values that pass the rules. */
  onSubmit: (values: NewPassword) => Promise<Result>;
  /** Offered after a refusal, since an expired code needs a new one. */
  onStartAgain: () => void;
}

/**
 * Recovery, step 3: the new password, twice.
 */
export function NewPasswordForm({ email, onSubmit, onStartAgain }: NewPasswordFormProps) {
  const words = useWords('account');
  const form = useDomainForm(loadRules, { password: '', confirmPassword: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="text-heading" tabIndex={-1}>
        {words.setANewPassword}
      </h2>
      <Form aria-label={words.setANewPassword} onSubmit={submit} className="grid grid-cols-1 gap-5">
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordFields
          password={{
            error: errors.password?.message,
            ...form.register('password', { deps: ['confirmPassword'] }),
          }}
          confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
        />
        <FormNotice
          result={refusalOf(result)}
          action={
            <Button variant="secondary" size="small" onClick={onStartAgain}>
              {words.startAgain}
            </Button>
          }
        />
        <Button type="submit" fullWidth pending={pending}>
          {words.changePassword}
        </Button>
      </Form>
    </div>
  );
}
