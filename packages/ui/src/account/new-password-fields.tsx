'use client';

import { limits } from '@hearthlight/domain';

import { PasswordField, type PasswordFieldProps } from '../components/forms/password-field.tsx';
import { useWords } from '../words/words-provider.tsx';

type FormField = Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'hint'>;

export interface NewPasswordFieldsProps {
  /** Registration and error of the field 'Password'. */
  password: FormField;
  /** Registration and error of the field 'Confirm password'. */
  confirmPassword: FormField;
}

/** A new password, entered twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const words = useWords('account');
  return (
    <>
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.passwordHint(limits.password)}
        {...password}
      />
      <PasswordField label={words.confirmPassword} autoComplete="new-password" {...confirmPassword} />
    </>
  );
}
