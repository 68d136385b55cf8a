import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'First name', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on the label goes into the field, and the field says that it is required. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('First name'));
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await userEvent.keyboard('Zainab');
    await expect(field).toHaveValue('Zainab');
  },
};

export const WithHint: Story = {
  args: { label: 'E-mail address', type: 'email', hint: 'Your code is sent there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Your code is sent there.');
  },
};

/** Hint and sentence are both read, and the field says that it is invalid. */
export const Invalid: Story = {
  args: {
    label: 'E-mail address',
    type: 'email',
    defaultValue: 'zainab@example',
    hint: 'Your code is sent there.',
    error: 'Please enter a valid email address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Your code is sent there. Please enter a valid email address.',
    );
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name (optional)' })).not.toBeRequired();
  },
};

/** The name is still there for those who listen. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, placeholder: 'you@example.org', label: 'E-mail address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Zainab' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'The name of the street and the number of the house in which the family lives at the moment',
    hint: 'Where there are no street names, tell us how one gets there from the market place or the school.',
    error: 'Please enter a valid address.',
    defaultValue:
      'Behind the second mill on the road from Garbatula to Isiolo, the house with the green door',
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4.5 bg-auth-grey p-6">
      <Field label="First name" defaultValue="Zainab" />
      <Field
        label="E-mail address"
        defaultValue="zainab@example"
        error="Please enter a valid email address."
      />
      <Field label="Phone number" optional hint="With the country code." />
      <Field label="Address" placeholder="14 Lantern Street" />
      <Field label="Last name" disabled defaultValue="Okonkwo" />
    </div>
  ),
};
