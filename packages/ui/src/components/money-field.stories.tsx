import type { Meta, StoryObj } from '@storybook/react-vite';

import { MoneyField } from './money-field.tsx';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Donation amount' },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
