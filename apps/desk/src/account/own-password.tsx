import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, Panel, useWords } from '@hearthlight/ui';
import { NewPasswordFields, useDomainForm, useSubmit } from '@hearthlight/ui/parts';

export interface OwnPasswordProps {
  /** Tells password managers whose password it is. */
  email: string;
  onSubmit: (values: { password: string }) => Promise<Result>;
}

const loadPasswordRules = async () => (await import('@hearthlight/domain/forms')).newPasswordForm;

/** Sets another password of one's own account. */
export function OwnPassword({ email, onSubmit }: OwnPasswordProps) {
  const words = useWords('deskAccount');
  const form = useDomainForm(loadPasswordRules, { password: '', confirmPassword: '' });
  const { submit, pending, result } = useSubmit(form, ({ password }) => onSubmit({ password }), {
    onSucceeded: () => form.reset(),
  });
  const { errors } = form.formState;
  return (
    <Panel title={words.passwordTitle}>
      <Form aria-label={words.changePassword} onSubmit={submit} className="grid gap-5">
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordFields
          password={{
            error: errors.password?.message,
            ...form.register('password', { deps: ['confirmPassword'] }),
          }}
          confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
        />
        <FormNotice result={result} />
        <Button type="submit" variant="secondary" size="small" className="justify-self-start" pending={pending}>
          {words.changePassword}
        </Button>
      </Form>
    </Panel>
  );
}
