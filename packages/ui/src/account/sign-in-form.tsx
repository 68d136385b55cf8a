import { paths, type SignInEntry } from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../components/button.tsx';
import { Checkbox } from '../components/checkbox.tsx';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import { Link } from '../components/link.tsx';
import { PasswordField } from '../components/password-field.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).signInForm;

export interface SignInFormProps {
  /** The address kept by 'Remember me' last time; the box is checked when there is one. */
  rememberedEmail?: string | undefined;
  /** Called at once when the box is checked or unchecked, with the address as it stands. */
  onRememberChange: (remember: boolean, email: string) => void;
  onSubmit: (values: SignInEntry & { remember: boolean }) => Promise<FormResult>;
}

/** E-mail address and password of a donor who has an account. */
export function SignInForm({ rememberedEmail = '', onRememberChange, onSubmit }: SignInFormProps) {
  const [remember, setRemember] = useState(rememberedEmail !== '');
  const form = useDomainForm(loadRules, { email: rememberedEmail, password: '' });
  const { submit, pending, result } = useSubmit(form, (values) => onSubmit({ ...values, remember }));
  const { errors } = form.formState;

  function changeRemember(checked: boolean) {
    setRemember(checked);
    onRememberChange(checked, form.getValues('email').trim());
  }

  return (
    <Form aria-label="Sign in" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label="E-mail address"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => changeRemember(event.target.checked)}
        />
        <Link href={paths.resetPassword}>Forgot password?</Link>
      </div>
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        Signin
      </Button>
    </Form>
  );
}
