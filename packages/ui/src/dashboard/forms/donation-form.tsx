import {
  donationDraft,
  limits,
  paymentMethods,
  type DonationPledge,
  type Foundation,
} from '@hearthlight/domain';
import { useWatch } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { MoneyField } from '../../giving/money-field.tsx';
import { DonationSummary } from '../panes/donation-summary.tsx';
import { MailDraftPanel } from './mail-draft-panel.tsx';
import { useMailForm, type MailFormProps } from './use-mail-form.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).donationForm;

export interface DonationFormProps extends MailFormProps<DonationPledge> {
  /** The foundation's finance address, and its sentences below the amount. */
  foundation: Pick<Foundation, 'financeEmail' | 'currencyNote' | 'feeNote'>;
}

const defaults: DonationPledge = {
  donation_amount: '',
  donation_cause: '',
  selected_payment_method: paymentMethods[0],
};
const methods = paymentMethods.map((method) => ({ value: method, label: method }));

/**
 * Donation pledge. It opens a mail draft to the foundation and keeps its values.
 *
 * - **Use**: to pledge a donation.
 * - **Instead**: to ask for help use `HelpForm`.
 * - **Content**: says that a mail draft opens and no money moves.
 * - **Keyboard**: Enter submits; an error moves the focus to its field.
 * - **Screen readers**: hint and error are part of each field's description.
 *
 * @summary Donation pledge.
 */
export function DonationForm({ foundation, entry, ...mailForm }: DonationFormProps) {
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    defaults,
    initial: { ...defaults, ...entry },
    draftOf: (pledge) => donationDraft(foundation.financeEmail, pledge),
    ...mailForm,
  });
  const typed = useWatch({ control: form.control, name: 'donation_amount' });
  const { errors } = form.formState;
  return (
    <Form
      onSubmit={submit}
      aria-label="Donate"
      className="grid items-start gap-x-10 gap-y-6 wide:grid-cols-[1fr_19rem]"
    >
      <div className="grid min-w-0 gap-4.5">
        <MoneyField
          label="Donation amount"
          hint={`More than $${limits.donation.moreThan}.`}
          error={errors.donation_amount?.message}
          {...form.register('donation_amount')}
        />
        <TextArea
          label="Donation cause"
          hint="Who or what your gift is for."
          maxLength={limits.donation.cause.max}
          error={errors.donation_cause?.message}
          {...form.register('donation_cause')}
        />
        <RadioCards
          legend="Payment method"
          options={methods}
          error={errors.selected_payment_method?.message}
          {...form.register('selected_payment_method')}
        />
      </div>
      <div className="grid min-w-0 gap-5">
        <DonationSummary typed={typed} notes={foundation} />
        <FormNotice result={result} />
        <Button type="submit" pending={pending} fullWidth>
          Donate by e-mail
        </Button>
      </div>
      {draft && (
        <div className="min-w-0 wide:col-span-2">
          <MailDraftPanel
            draft={draft}
            next="Once you have sent it, the foundation replies with how to complete the transfer."
          />
        </div>
      )}
    </Form>
  );
}
