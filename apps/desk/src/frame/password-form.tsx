import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, PasswordField, TextArea, useWords } from '@hearthlight/ui';
import { mergeRefs, refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import type { Ref } from 'react';

import { useViewer } from './viewer.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).irreversibleForm;

export interface PasswordFormProps {
  /** Text of the button, and the accessible name of the form. */
  action: string;
  /** Emphasis of the button. */
  variant?: 'primary' | 'danger';
  /** Gets the field, for a dialog that focuses it. */
  fieldRef?: Ref<HTMLInputElement>;
  /** Label of a field for the reason, if one is needed. */
  reasonLabel?: string | undefined;
  /** Called with the password, and the reason if one is needed. A refusal is shown. */
  onSubmit: (values: { password: string; reason?: string | undefined }) => Promise<Result>;
  /** Gives up what needs the password. Without it, there is no button for that. */
  onCancel?: () => void;
  /** Text of the button that gives up. Default: 'Cancel'. */
  cancelLabel?: string;
}

/** Asks for the password of the signed-in person before something is done. */
export function PasswordForm(props: PasswordFormProps) {
  const words = useWords('desk');
  const { action, variant = 'primary', fieldRef, reasonLabel, onSubmit, onCancel } = props;
  const { email } = useViewer();
  const form = useDomainForm(loadRules, reasonLabel === undefined ? { password: '' } : { password: '', reason: '' });
  const { dirtyFields, errors } = form.formState;
  // A password is typed again in a moment, a reason is not.
  useUnsavedInDialog(dirtyFields.reason ?? false);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { ref, ...password } = form.register('password');
  return (
    <Form aria-label={action} onSubmit={submit} className="grid gap-5">
      {/* Hidden, and lets password managers find the right password. */}
      <input hidden readOnly autoComplete="username" value={email} />
      {reasonLabel !== undefined && (
        <TextArea label={reasonLabel} error={errors.reason?.message} rows={2} {...form.register('reason')} />
      )}
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...password}
        ref={mergeRefs(ref, fieldRef)}
      />
      <FormNotice result={refusalOf(result)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant={variant} className="wrap-anywhere" pending={pending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="secondary" size="small" onClick={onCancel}>
            {props.cancelLabel ?? words.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
