import { limits, type DonationEntry, type DonationPledge } from '@hearthlight/domain';
import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { useForm, useWatch } from 'react-hook-form';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonationSteps, type DonationStepsProps } from './donation-steps.tsx';

interface ExampleProps extends Pick<DonationStepsProps, 'campaigns'> {
  isInvalid: boolean;
}

const defaultValues = {
  donation_amount: '',
  donation_cause: '',
  selected_payment_method: 'Credit/Debit Card' as const,
};
const foundation: DonationStepsProps['foundation'] = {
  suggestedAmounts: [25, 50, 100],
  bankAccount: { scheme: 'other', holder: 'Hearthlight Foundation', details: 'Account 0142' },
  paymentLinks: [{ method: 'Credit/Debit Card', address: 'https://buy.example' }],
};
const errors = { donation_amount: { type: 'rule', message: 'Enter a valid amount.' } };

/** The steps in a form, as in `DonationForm`. */
function Example({ campaigns, isInvalid }: ExampleProps) {
  const form = useForm<DonationEntry, unknown, DonationPledge>({
    defaultValues,
    shouldFocusError: false,
    ...(isInvalid && { errors }),
  });
  const typed = useWatch({ control: form.control, name: 'donation_amount' });
  return (
    <DonationSteps
      form={form}
      foundation={foundation}
      typed={typed}
      cause=""
      campaigns={campaigns}
      now={new Date(aMoment)}
    />
  );
}

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/DonationSteps',
  component: Example,
  tags: ['internal'],
  args: { campaigns: aDashboard().records.campaigns, isInvalid: false },
});

export const Default = meta.story({});

/** Three groups in order. The amount has the focus after a chip, so that it can be changed. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '$50' }));
    const amount = canvas.getByRole('textbox', { name: 'Donation amount' });
    await expect(amount).toHaveValue('50');
    await expect(amount).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Donation cause' })).toHaveAttribute(
      'maxlength',
      String(limits.donation.cause.max),
    );
  },
});

export const WithErrors = meta.story({
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Donation amount' })).toHaveAccessibleDescription(
      /Enter a valid amount\./,
    );
  },
});

/** Without campaigns, a gift can still be for where it is needed most. */
export const WithoutCampaigns = meta.story({
  tags: ['!autodocs'],
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Another cause',
      'Where it is needed most',
    ]);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Before the choice, a bank transfer is offered for every method. */
export const HowToPay = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const methods = canvas.getByRole('group', { name: 'Payment method' });
    await expect(methods).toHaveAccessibleDescription(/^Whatever you choose, you can pay by bank transfer/);
    await expect(methods).not.toHaveAccessibleDescription(/no payment page/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal service' }));
    await expect(methods).toHaveAccessibleDescription(/pay by bank transfer: .* no payment page for this method\.$/);
  },
});
