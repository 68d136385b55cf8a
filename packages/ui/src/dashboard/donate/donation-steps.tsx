'use client';

import {
  formatMoney,
  limits,
  paymentMethodName,
  paymentMethods,
  type DonationEntry,
  type DonationPledge,
  type Foundation,
} from '@hearthlight/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { MoneyField } from '../../components/forms/money-field.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { AmountChips } from './amount-chips.tsx';
import { CauseSelect, type CauseOption } from './cause-select.tsx';
import { FormStep } from './form-step.tsx';
import { hintOfMethod } from './how-to-pay.ts';

export interface DonationStepsProps {
  /** The form whose fields these are. */
  form: UseFormReturn<DonationEntry, unknown, DonationPledge>;
  /** What the foundation suggests, and how it is paid. */
  foundation: Pick<Foundation, 'suggestedAmounts' | 'bankAccount' | 'paymentLinks'>;
  /** The amount as typed so far. */
  typed: string;
  /** The cause as typed so far. */
  cause: string;
  /** The campaigns to choose from, in order; `undefined` while they load. */
  campaigns: ReadonlyArray<CauseOption> | undefined;
  /** Today's date, which decides what has ended. */
  now: Date;
}

/** The fields of a pledge: how much, for what, and how to pay. */
export function DonationSteps({ form, foundation, typed, cause, campaigns, now }: DonationStepsProps) {
  const words = useWords('donate');
  const methodWords = useWords('paymentMethods');
  const { errors, isSubmitted } = form.formState;
  const method = useWatch({ control: form.control, name: 'selected_payment_method' });
  const change = (name: 'donation_amount' | 'donation_cause', value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  return (
    <Sheet>
      <FormStep number={1} title={words.chooseAnAmount}>
        <AmountChips
          suggested={foundation.suggestedAmounts}
          typed={typed}
          onChoose={(amount) => {
            change('donation_amount', amount);
            form.setFocus('donation_amount');
          }}
        />
        <MoneyField
          label={words.donationAmount}
          hint={words.moreThan({ amount: formatMoney(limits.donation.moreThan) })}
          error={errors.donation_amount?.message}
          {...form.register('donation_amount')}
        />
      </FormStep>
      <FormStep number={2} title={words.ownCause}>
        <CauseSelect
          campaigns={campaigns ?? []}
          cause={cause}
          now={now}
          onChoose={(chosen) => change('donation_cause', chosen)}
        />
        <TextArea
          label={words.donationCause}
          hint={words.causeHint({ min: limits.donation.cause.min })}
          rows={3}
          maxLength={limits.donation.cause.max}
          error={errors.donation_cause?.message}
          {...form.register('donation_cause')}
        />
      </FormStep>
      <FormStep number={3} title={words.chooseHowToPay}>
        <RadioCards
          label={words.paymentMethod}
          hint={hintOfMethod(words, foundation, method)}
          inRow
          options={paymentMethods.map((method) => ({
            value: method,
            label: paymentMethodName(method, methodWords),
          }))}
          defaultValue={paymentMethods[0]}
          error={errors.selected_payment_method?.message}
          {...form.register('selected_payment_method')}
        />
      </FormStep>
    </Sheet>
  );
}
