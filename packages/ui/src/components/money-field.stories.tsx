import { parseMoney } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { MoneyField } from './money-field.tsx';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Donation amount' },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number pad of a phone, and a text that stays as typed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Donation amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '$1,000.50');
    await expect(field).toHaveValue('$1,000.50');
    await expect(parseMoney(field.value)).toBe(100_050);
  },
};

export const Invalid: Story = {
  args: { defaultValue: '3', error: 'Enter a valid amount.', hint: 'In US dollars, more than $3.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('In US dollars, more than $3. Enter a valid amount.');
  },
};

/** Arrow keys, which count in a number field, change no sum. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('25{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('25');
  },
};

export const LongText: Story = {
  args: {
    label: 'The sum that has been raised for this until now, from all sources',
    defaultValue: '9,999,999,999.99',
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { args: { defaultValue: '120' }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4.5">
      <MoneyField label="Donation amount" />
      <MoneyField label="Amount targeted" defaultValue="18,000" />
      <MoneyField label="Donation amount" defaultValue="3" error="Enter a valid amount." />
    </div>
  ),
};
