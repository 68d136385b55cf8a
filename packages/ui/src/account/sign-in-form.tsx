'use client';

import { paths, type SignInEntry, type Result } from '@hearthlight/domain';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Button } from '../components/actions/button.tsx';
import { Link } from '../components/actions/link.tsx';
import { Checkbox } from '../components/forms/checkbox.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { PasswordField } from '../components/forms/password-field.tsx';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useEntryChange } from '../forms/use-entry-change.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useWords } from '../words/words-provider.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).signInForm;

const defaults: SignInEntry = { email: '', password: '', remember: false };

export interface SignInFormProps {
  /** The address that was entered on another page; it comes before the remembered one. */
  email?: string | undefined;
  /** The address stored by 'Remember me', which is then checked. Read when the form mounts. */
  rememberedEmail?: string | undefined;
  /** Called when the box is checked or unchecked, with the address entered so far. */
  onRememberChange: (remember: boolean, email: string) => void;
  /** Called with trimmed values that pass the rules, and whether 'Remember me' is checked. */
  onSubmit: (values: SignInEntry) => Promise<Result>;
}

/**
 * Sign-in with e-mail address and password.
 */
export function SignInForm({ email, rememberedEmail, onRememberChange, onSubmit }: SignInFormProps) {
  const words = useWords('account');
  const [stored] = useState({
    email: email ?? rememberedEmail ?? '',
    remember: rememberedEmail !== undefined,
  });
  const form = useDomainForm(loadRules, defaults, stored);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'email' });
  const isRemembered = useRef(stored.remember);
  useEntryChange(form, defaults, ({ remember = false, email = '' }) => {
    if (remember === isRemembered.current) return;
    isRemembered.current = remember;
    onRememberChange(remember, email.trim());
  });

  return (
    <Form aria-label={words.signIn} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.eMailAddress}
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox label={words.rememberMe} {...form.register('remember')} />
        <Link href={paths.resetPassword} state={{ email: typed.trim() }} className="tap-target">
          {words.forgotPassword}
        </Link>
      </div>
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        {words.signInButton}
      </Button>
    </Form>
  );
}
