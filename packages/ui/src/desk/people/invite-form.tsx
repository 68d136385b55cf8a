'use client';

import type { Result } from '@hearthlight/domain';
import type { Invitation } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskPeopleWords } from '../../words/desk-people.ts';
import { useDeskWords } from '../../words/desk.ts';
import { roleOptions } from './role-options.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).inviteForm;

const defaults: Invitation = { email: '', role: 'editor', send_mail: false };

export interface InviteFormProps {
  /** Called with values that pass the rules. */
  onSubmit: (values: Invitation) => Promise<Result>;
}

/** Invites a person to the desk in a role. */
export function InviteForm({ onSubmit }: InviteFormProps) {
  const words = useDeskPeopleWords();
  const names = useDeskWords();
  const form = useDomainForm(loadRules, defaults);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
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
        legend={words.role}
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
