'use client';

import type { Result } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskWords } from '../../words/desk.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).confirmPasswordForm;

export interface PasswordDialogProps {
  /** Whether a call waits for the password. */
  open: boolean;
  /** The address of the signed-in person. It is hidden, and lets password managers find the right password. */
  email: string;
  /** Verifies the password. The dialog closes by `open`. */
  onSubmit: (values: { password: string }) => Promise<Result>;
  /** Gives up what needed the password. */
  onCancel: () => void;
}

/** Asks for the password again before something that cannot be undone. */
export function PasswordDialog({ open, onCancel, ...form }: PasswordDialogProps) {
  const words = useDeskWords();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={words.confirmTitle}
      description={words.confirmExplained}
    >
      <PasswordForm {...form} onCancel={onCancel} />
    </Dialog>
  );
}

function PasswordForm({ email, onSubmit, onCancel }: Omit<PasswordDialogProps, 'open'>) {
  const words = useDeskWords();
  const form = useDomainForm(loadRules, { password: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  return (
    <Form aria-label={words.confirmTitle} onSubmit={submit} className="grid gap-5">
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <FormNotice result={refusalOf(result)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={pending}>
          {words.confirmPassword}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
