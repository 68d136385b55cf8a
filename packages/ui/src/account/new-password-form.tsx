import { type NewPassword } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';
import { PasswordField } from '../components/password-field.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { passwordHint } from './password-hint.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).newPasswordForm;

export interface NewPasswordFormProps {
  /** Whose password it is: not shown, but password managers keep it beside the new one. */
  email: string;
  onSubmit: (values: NewPassword) => Promise<FormResult>;
  /** Offered after a refusal: the code may have grown too old, and only a new one helps. */
  onStartAgain: () => void;
}

/** Recovery, step 3: the new password, twice. */
export function NewPasswordForm({ email, onSubmit, onStartAgain }: NewPasswordFormProps) {
  const form = useDomainForm(loadRules, { password: '', confirmPassword: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="text-heading" tabIndex={-1}>
        Set a new password
      </h2>
      <Form aria-label="Set a new password" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <input hidden readOnly autoComplete="username" value={email} />
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
        {result?.status === 'refused' && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="small" onClick={onStartAgain}>
                Start again
              </Button>
            }
          >
            {result.message}
          </Notice>
        )}
        <Button type="submit" fullWidth pending={pending}>
          Change password
        </Button>
      </Form>
    </div>
  );
}
