import { paymentMethods } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';

import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

const options = paymentMethods.map((method) => ({ value: method, label: method }));

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Payment method',
    name: 'method',
    options,
    defaultValue: paymentMethods[0],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A group with a name, one of it chosen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await userEvent.click(canvas.getByText('Paypal service'));
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithDescriptions: Story = {
  args: {
    defaultValue: 'once',
    options: [
      { value: 'once', label: 'Once', description: 'You decide anew each time.' },
      {
        value: 'monthly',
        label: 'Every month',
        description: 'It helps us to plan, and ends when you say so.',
      },
    ],
    legend: 'How often',
    hint: 'You can change your mind.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('You can change your mind.');
  },
};

function Held(props: Omit<RadioCardsProps, 'value' | 'onChange'>) {
  const [method, setMethod] = useState<string>(paymentMethods[2]);
  return (
    <>
      <RadioCards {...props} value={method} onChange={(event) => setMethod(event.target.value)} />
      <p>You chose {method}.</p>
    </>
  );
}

/** With `value` the parent holds the choice. */
export const HeldByParent: Story = {
  render: () => <Held legend="Payment method" name="held" options={options} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Bitcoin/Usdt' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal service' }));
    await expect(canvas.getByText('You chose Paypal service.')).toBeVisible();
  },
};

const submitted = fn();

function Registered() {
  const form = useForm({ defaultValues: { method: 'Paypal service' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(submitted)(event)}>
      <RadioCards legend="Payment method" options={options} {...form.register('method')} />
      <button type="submit">Send</button>
    </form>
  );
}

/** With `register` the form holds it, its default included. */
export const HeldByForm: Story = {
  render: () => <Registered />,
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bitcoin/Usdt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted.mock.lastCall?.[0]).toEqual({ method: 'Bitcoin/Usdt' });
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose one.', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one.');
  },
};

/** One stop for the tab key; arrows move the choice. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'A transfer from an account at a bank in another country than that of the foundation',
        description:
          'It may take up to five working days, and your bank may charge you for it. We receive what you send.',
      },
      ...options,
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-6">
      <RadioCards legend="Payment method" name="a" options={options} defaultValue="Paypal service" />
      <RadioCards legend="Payment method" name="b" options={options} error="Please choose one." />
    </div>
  ),
};
