import type { Result } from '@hearthlight/domain';
import type { Invitation } from '@hearthlight/domain/desk';
import { Button, Checkbox, Field, Form, FormNotice, RadioCards, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';

import { roleOptions } from './role-options.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).inviteForm;

const defaults: Invitation = { email: '', role: 'editor', send_mail: false };

export interface InviteFormProps {
  /** Called with values that pass the rules. */
  onSubmit: (values: Invitation) => Promise<Result>;
}

/** Invites a person to the desk in a role. */
export function InviteForm({ onSubmit }: InviteFormProps) {
  const words = useWords('deskStaff');
  const names = useWords('desk');
  const form = useDomainForm(loadRules, defaults);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty);
  return (
    <Form aria-label={words.invite} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RadioCards
        label={words.role}
        options={roleOptions(names, words)}
        error={errors.role?.message}
        {...form.register('role')}
      />
      <Checkbox label={words.sendMail} {...form.register('send_mail')} />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {words.createLink}
      </Button>
    </Form>
  );
}
