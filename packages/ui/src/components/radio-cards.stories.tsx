import type { Meta, StoryObj } from '@storybook/react-vite';

import { RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Payment method',
    name: 'method',
    options: [
      { value: 'card', label: 'Credit/Debit Card' },
      { value: 'paypal', label: 'Paypal service', description: 'You are sent to their site' },
    ],
    defaultValue: 'card',
  },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
