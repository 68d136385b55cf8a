import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Select } from './select.tsx';

const options = [
  { value: 'medical', label: 'Medical care' },
  { value: 'school', label: 'School fees' },
  { value: 'house', label: 'A roof or a room' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Request type', options, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Request type' });
    await userEvent.selectOptions(select, 'School fees');
    await expect(select).toHaveValue('school');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'Choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose one');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Invalid: Story = {
  args: { placeholder: 'Choose one', error: 'Please enter a request type.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please enter a request type.');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Help with the costs of moving a family of seven to another part of the country' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4.5">
      <Select label="Request type" options={options} />
      <Select label="Request type" options={options} placeholder="Choose one" optional />
      <Select label="Request type" options={options} error="Please enter a request type." />
    </div>
  ),
};
