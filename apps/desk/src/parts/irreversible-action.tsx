import type { Result } from '@hearthlight/domain';
import { Button, type ButtonProps, useWords } from '@hearthlight/ui';
import { type ReactNode, useRef, useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { PasswordForm, type PasswordFormProps } from '../frame/password-form.tsx';

export interface IrreversibleActionProps
  extends Pick<ButtonProps, 'size'>, Pick<PasswordFormProps, 'cancelLabel' | 'reasonLabel'> {
  /** Text of the button that opens the dialog, and of the one in it. */
  children: string;
  /** The object of the action. Leave it out if the text of the button names it. */
  object?: string;
  /** The consequences, in sentences. The dialog adds that it cannot be undone. */
  explained: string;
  /** What to look at before. */
  notes?: ReactNode;
  /** Emphasis of both buttons. Default: `danger`. */
  variant?: 'primary' | 'secondary' | 'danger';
  /**
   * Called with the password, and the reason if one is asked for. The dialog closes if this succeeds, and shows a
   * refusal.
   */
  onConfirm: (password: string, reason: string) => Promise<Result>;
}

/** A button for what cannot be undone: its dialog names the object, says what will happen and asks for the password. */
export function IrreversibleAction(props: IrreversibleActionProps) {
  const { children: action, object, explained, notes, variant = 'danger', size = 'small', onConfirm, ...texts } = props;
  const words = useWords('desk');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} size={size} className="wrap-anywhere" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && (
        <FormDialog
          onClose={close}
          title={object === undefined ? action : words.actionOn({ action, object })}
          description={`${explained} ${words.cannotBeUndone}`}
          initialFocus={field}
        >
          {notes}
          <PasswordForm
            action={action}
            variant={variant === 'danger' ? 'danger' : 'primary'}
            fieldRef={field}
            {...texts}
            onCancel={close}
            onSubmit={async ({ password, reason = '' }) => {
              const result = await onConfirm(password, reason);
              if (result.ok) close();
              return result;
            }}
          />
        </FormDialog>
      )}
    </>
  );
}
