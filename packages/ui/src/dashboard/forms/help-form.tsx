import { helpRequestDraft, limits, type HelpRequest } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { MoneyField } from '../../giving/money-field.tsx';
import { MailDraftPanel } from './mail-draft-panel.tsx';
import { useMailForm, type MailFormProps } from './use-mail-form.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).helpRequestForm;

export interface HelpFormProps extends MailFormProps<HelpRequest> {
  /** The foundation's support address. */
  supportEmail: string;
}

const defaults: HelpRequest = {
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

/**
 * Help request with eight fields. It opens a mail draft to the foundation and keeps its values.
 *
 * - **Use**: to ask the foundation for help.
 * - **Instead**: to give use `DonationForm`.
 * - **Content**: plain questions without legal terms.
 * - **Keyboard**: Enter submits; an error moves the focus to its field.
 * - **Screen readers**: hint and error are part of each field's description.
 *
 * @summary Help request with eight fields.
 */
export function HelpForm({ supportEmail, entry, ...mailForm }: HelpFormProps) {
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    defaults,
    initial: { ...defaults, ...entry },
    draftOf: (help) => helpRequestDraft(supportEmail, help),
    ...mailForm,
  });
  const field = (key: keyof HelpRequest) => ({
    ...form.register(key),
    error: form.formState.errors[key]?.message,
  });
  return (
    <Form onSubmit={submit} aria-label="Request help" className="grid gap-x-5 gap-y-4.5 tablet:grid-cols-2">
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
          hint="A word or two, such as rent, school fees or a hospital bill."
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
        {draft && (
          <MailDraftPanel
            draft={draft}
            next="Once you have sent it, someone on our team reads it and replies to your e-mail address."
          />
        )}
      </div>
    </Form>
  );
}
