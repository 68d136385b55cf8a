import {
  donationDraft,
  limits,
  paymentMethods,
  type DonationPledge,
  type MailDraft,
} from '@hearthlight/domain';
import { useWatch } from 'react-hook-form';

import { Button } from '../components/button.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import { MailDraftPanel } from '../components/mail-draft-panel.tsx';
import { MoneyField } from '../components/money-field.tsx';
import { RadioCards } from '../components/radio-cards.tsx';
import { TextArea } from '../components/text-area.tsx';
import { DonationSummary } from './donation-summary.tsx';
import { useMailForm } from './use-mail-form.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).donationForm;

export interface DonationFormProps {
  /** The foundation's finance address. */
  financeEmail: string;
  /** What was typed before, as far as it was kept. */
  initial?: Partial<DonationPledge> | undefined;
  onChange?: ((typed: DonationPledge) => void) | undefined;
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

const nothing: DonationPledge = {
  donation_amount: '',
  donation_cause: '',
  selected_payment_method: paymentMethods[0],
};
const methods = paymentMethods.map((method) => ({ value: method, label: method }));

/** A pledge that becomes a mail to the foundation. It calls no server, and what was typed stays. */
export function DonationForm({ financeEmail, initial, onChange, onOpenDraft }: DonationFormProps) {
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    initial: { ...nothing, ...initial },
    draftOf: (pledge) => donationDraft(financeEmail, pledge),
    onChange,
    onOpenDraft,
  });
  const typed = useWatch({ control: form.control, name: 'donation_amount' });
  const { errors } = form.formState;
  return (
    <Form
      onSubmit={submit}
      aria-label="Donate"
      className="grid items-start gap-x-10 gap-y-6 wide:grid-cols-[1fr_19rem]"
    >
      <div className="grid min-w-0 gap-[18px]">
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
        <DonationSummary typed={typed} />
        <FormNotice result={result} />
        <Button type="submit" pending={pending} fullWidth>
          Donate by e-mail
        </Button>
      </div>
      {draft && (
        <div className="min-w-0 wide:col-span-2">
          <MailDraftPanel draft={draft} />
        </div>
      )}
    </Form>
  );
}
