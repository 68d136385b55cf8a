import { helpRequestDraft, limits, type HelpRequest, type MailDraft } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import { MailDraftPanel } from '../components/mail-draft-panel.tsx';
import { MoneyField } from '../components/money-field.tsx';
import { TextArea } from '../components/text-area.tsx';
import { useMailForm } from './use-mail-form.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).helpRequestForm;

export interface HelpFormProps {
  /** The foundation's support address. */
  supportEmail: string;
  /** What was typed before, as far as it was kept. */
  initial?: Partial<HelpRequest> | undefined;
  onChange?: ((typed: HelpRequest) => void) | undefined;
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

const nothing: HelpRequest = {
  fullname: '',
  email: '',
  phone_number: '',
  address: '',
  request_type: '',
  request_description: '',
  amount_targeted: '',
  amount_raised: '',
};
const { helpField, name, email } = limits;

/** Eight fields that become a mail to the foundation. It calls no server, and what was typed stays. */
export function HelpForm({ supportEmail, initial, onChange, onOpenDraft }: HelpFormProps) {
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    initial: { ...nothing, ...initial },
    draftOf: (help) => helpRequestDraft(supportEmail, help),
    onChange,
    onOpenDraft,
  });
  const field = (key: keyof HelpRequest) => ({
    ...form.register(key),
    error: form.formState.errors[key]?.message,
  });
  return (
    <Form
      onSubmit={submit}
      aria-label="Request help"
      className="grid gap-x-5 gap-y-[18px] tablet:grid-cols-2"
    >
      <Field label="Full name" autoComplete="name" maxLength={name.max} {...field('fullname')} />
      <Field
        label="E-mail address"
        type="email"
        autoComplete="email"
        maxLength={email.max}
        {...field('email')}
      />
      <Field
        label="Phone number"
        type="tel"
        autoComplete="tel"
        maxLength={helpField.max}
        {...field('phone_number')}
      />
      <Field label="Address" autoComplete="street-address" maxLength={helpField.max} {...field('address')} />
      <div className="tablet:col-span-2">
        <Field
          label="Request type"
          hint="What it is for in a word or two: rent, school fees, a hospital bill."
          maxLength={helpField.max}
          {...field('request_type')}
        />
      </div>
      <div className="tablet:col-span-2">
        <TextArea
          label="Request description"
          hint="Who needs help, with what, and by when."
          maxLength={helpField.max}
          {...field('request_description')}
        />
      </div>
      <MoneyField label="Amount targeted" maxLength={helpField.max} {...field('amount_targeted')} />
      <MoneyField label="Amount raised" maxLength={helpField.max} {...field('amount_raised')} />
      <div className="grid justify-items-start gap-5 tablet:col-span-2">
        <FormNotice result={result} />
        <Button type="submit" pending={pending}>
          Request help by e-mail
        </Button>
        {draft && <MailDraftPanel draft={draft} />}
      </div>
    </Form>
  );
}
