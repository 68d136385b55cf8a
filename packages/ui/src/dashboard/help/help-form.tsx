'use client';

import { helpRequestDraft, limits, type HelpRequest } from '@hearthlight/domain';
import { useWatch } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { FieldGroup } from '../../components/forms/field-group.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { MoneyField } from '../../components/forms/money-field.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { type DraftProps, type EntryProps, useMailForm } from '../../forms/use-mail-form.ts';
import { useWords } from '../../words/words-provider.tsx';
import { MailDraftPanel } from '../parts/mail-draft-panel.tsx';
import { detailsOf, type KnownDetails } from './details-of.ts';
import { StillNeeded } from './still-needed.tsx';
import { UseMyDetails } from './use-my-details.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).helpRequestForm;

/** Props that the pane of help passes on to its form. */
export interface HelpContact extends DraftProps {
  /** The foundation's support address. */
  supportEmail: string;
  /** The signed-in donor, for 'Use my details'; `undefined` until it is known. */
  donor?: KnownDetails | undefined;
}

export interface HelpFormProps extends HelpContact, EntryProps<HelpRequest> {}

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
 */
export function HelpForm({ supportEmail, donor, ...mailForm }: HelpFormProps) {
  const words = useWords('help');
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    defaults,
    draftOf: (help) => helpRequestDraft(supportEmail, help),
    ...mailForm,
  });
  const field = (key: keyof HelpRequest, maxLength: number = helpField.max) => ({
    ...form.register(key),
    error: form.formState.errors[key]?.message,
    maxLength,
  });
  const [targeted, raised] = useWatch({ control: form.control, name: ['amount_targeted', 'amount_raised'] });
  return (
    <Form onSubmit={submit} aria-label={words.requestHelp} className="grid gap-9">
      <FieldGroup
        title={words.aboutYou}
        action={
          <UseMyDetails
            donor={donor}
            onUse={(known) => {
              for (const [name, value] of detailsOf(known))
                form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
            }}
          />
        }
      >
        <Field
          label={words.fullName}
          autoComplete="name"
          hint={form.formState.errors.fullname && words.nameRule}
          {...field('fullname', name.max)}
        />
        <Field label={words.eMailAddress} type="email" autoComplete="email" {...field('email', email.max)} />
        <Field label={words.phoneNumber} type="tel" autoComplete="tel" {...field('phone_number')} />
        <Field label={words.address} autoComplete="address-line1" {...field('address')} />
      </FieldGroup>
      <FieldGroup title={words.whatYouNeed}>
        <Field className="@row:col-span-2" label={words.requestType} hint={words.typeHint} {...field('request_type')} />
        <TextArea
          className="@row:col-span-2"
          label={words.requestDescription}
          hint={words.descriptionHint}
          {...field('request_description')}
        />
      </FieldGroup>
      <FieldGroup title={words.whatItCosts}>
        <MoneyField label={words.amountTargeted} hint={words.allThatItCosts} {...field('amount_targeted')} />
        <MoneyField label={words.amountRaised} hint={words.raisedHint} {...field('amount_raised')} />
        <div className="empty:hidden @row:col-span-2">
          <StillNeeded targeted={targeted} raised={raised} />
        </div>
      </FieldGroup>
      <div className="grid justify-items-start gap-5">
        <FormNotice result={result} />
        <Button type="submit" pending={pending}>
          {words.requestByEmail}
        </Button>
        {draft && <MailDraftPanel draft={draft} next={words.afterSending} />}
      </div>
    </Form>
  );
}
