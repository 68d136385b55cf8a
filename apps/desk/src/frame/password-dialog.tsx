import { Dialog, useWords } from '@hearthlight/ui';
import { useRef } from 'react';

import { PasswordForm, type PasswordFormProps } from './password-form.tsx';

export interface PasswordDialogProps extends Pick<PasswordFormProps, 'onSubmit'> {
  /** Whether a call waits for the password. The dialog closes by it. */
  open: boolean;
  /** Gives up what needs the password. */
  onCancel: () => void;
}

/** Asks for the password again before something that gives access or copies data. */
export function PasswordDialog({ open, onCancel, onSubmit }: PasswordDialogProps) {
  const words = useWords('desk');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={words.confirmTitle}
      description={words.confirmExplained}
      initialFocus={field}
    >
      <PasswordForm action={words.confirmPassword} fieldRef={field} onSubmit={onSubmit} onCancel={onCancel} />
    </Dialog>
  );
}
