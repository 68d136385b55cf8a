import {
  campaignOfCause,
  causeOf,
  donationDraft,
  limits,
  paymentMethods,
  type Campaign,
  type DonationPledge,
  type Foundation,
} from '@hearthlight/domain';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { MoneyField } from '../../components/forms/money-field.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useMailForm, type MailFormProps } from '../../forms/use-mail-form.ts';
import { MailDraftPanel } from '../parts/mail-draft-panel.tsx';
import { AmountChips } from './amount-chips.tsx';
import { CampaignSummary } from './campaign-summary.tsx';
import { CauseSelect } from './cause-select.tsx';
import { DonationSummary } from './donation-summary.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).donationForm;

export interface DonationFormProps extends MailFormProps<DonationPledge> {
  /** The foundation's finance address, and its sentences below the amount. */
  foundation: Pick<Foundation, 'financeEmail' | 'currencyNote' | 'feeNote'>;
  /** The campaigns to choose from, in order. Without any there is no choice, only the cause. */
  campaigns?: ReadonlyArray<Campaign> | undefined;
  /** The number of the campaign whose name replaces the cause when the form mounts, and when it changes. */
  campaignId?: number | undefined;
  /** Today's date, which decides what has ended. */
  now: Date;
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
 */
export function DonationForm({
  foundation,
  campaigns = [],
  campaignId,
  now,
  entry,
  ...mailForm
}: DonationFormProps) {
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    defaults,
    initial: { ...defaults, ...entry },
    draftOf: (pledge) => donationDraft(foundation.financeEmail, pledge),
    ...mailForm,
  });
  const [typed, cause] = useWatch({ control: form.control, name: ['donation_amount', 'donation_cause'] });
  const { errors, isSubmitted } = form.formState;
  const change = (name: 'donation_amount' | 'donation_cause', value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  const chosen = campaignOfCause(cause, campaigns);
  const named = campaigns.find(({ id }) => id === campaignId);
  const namedCause = named && causeOf(named);
  useEffect(() => {
    if (namedCause !== undefined) form.setValue('donation_cause', namedCause);
  }, [form, namedCause]);
  return (
    <Form
      onSubmit={submit}
      aria-label="Donate"
      data-has-campaigns={campaigns.length > 0 || undefined}
      className="grid items-start gap-x-10 gap-y-5 not-data-has-campaigns:max-w-text wide:data-has-campaigns:grid-cols-[1fr_min(19rem,38%)]"
    >
      {campaigns.length > 0 && (
        <CauseSelect
          campaigns={campaigns}
          chosen={chosen}
          now={now}
          onChoose={(campaign) => change('donation_cause', campaign ? causeOf(campaign) : '')}
        />
      )}
      {campaigns.length > 0 && (
        <div className="min-w-0 max-wide:not-has-[section]:hidden wide:sticky wide:top-8 wide:col-start-2 wide:row-span-6 wide:row-start-1">
          <CampaignSummary campaign={chosen} />
        </div>
      )}
      <div className="grid min-w-0 gap-3">
        <MoneyField
          label="Donation amount"
          hint={`More than $${limits.donation.moreThan}.`}
          error={errors.donation_amount?.message}
          {...form.register('donation_amount')}
        />
        <AmountChips
          typed={typed}
          onChoose={(amount) => {
            change('donation_amount', amount);
            form.setFocus('donation_amount');
          }}
        />
      </div>
      <TextArea
        label="Donation cause"
        hint="Who or what your gift is for."
        rows={3}
        maxLength={limits.donation.cause.max}
        error={errors.donation_cause?.message}
        {...form.register('donation_cause')}
      />
      <RadioCards
        legend="Payment method"
        inRow
        options={methods}
        error={errors.selected_payment_method?.message}
        {...form.register('selected_payment_method')}
      />
      <DonationSummary typed={typed} notes={foundation} />
      <div className="grid min-w-0 gap-5">
        <FormNotice result={result} />
        <Button type="submit" pending={pending} fullWidth>
          Donate by e-mail
        </Button>
      </div>
      {draft && (
        <div className="min-w-0">
          <MailDraftPanel
            draft={draft}
            next="Once you have sent it, the foundation replies with how to complete the transfer."
          />
        </div>
      )}
    </Form>
  );
}
