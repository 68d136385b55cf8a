import type { Result } from '@hearthlight/domain';
import type { DeskSignInEntry } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, PasswordField, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).deskSignInForm;

/** The result of signing in, and whether address and password do not match. */
export type SignInResult = Result & { isIncorrect?: boolean };

export interface DeskSignInFormProps {
  /** Called with values that pass the rules. */
  onSubmit: (values: DeskSignInEntry) => Promise<SignInResult>;
}

/** The first step of signing in to the desk. */
export function DeskSignInForm({ onSubmit }: DeskSignInFormProps) {
  const words = useWords('deskAccess');
  const form = useDomainForm(loadRules, { email: '', password: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label={words.signIn} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" fullWidth pending={pending}>
        {words.signIn}
      </Button>
    </Form>
  );
}
