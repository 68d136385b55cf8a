import { PasswordField, type PasswordFieldProps } from '../components/forms/password-field.tsx';
import { passwordHint } from './password-hint.ts';

type FormField = Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'hint'>;

export interface NewPasswordFieldsProps {
  /** Registration and error of the field 'Password'. */
  password: FormField;
  /** Registration and error of the field 'Confirm password'. */
  confirmPassword: FormField;
}

/** A new password, entered twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="Password" autoComplete="new-password" hint={passwordHint} {...password} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...confirmPassword} />
    </>
  );
}
