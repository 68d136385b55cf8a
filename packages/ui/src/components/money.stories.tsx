import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Money } from './money.tsx';

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { amount: 11_240 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11,240')).toBeVisible();
  },
};

/** Nothing, cents, the dust of binary fractions, a great deal. */
export const Edge: Story = {
  render: () => (
    <p className="grid">
      <Money amount={0} />
      <Money amount={7.5} />
      <Money amount={0.1 + 0.2} />
      <Money amount={9_999_999_999.99} />
    </p>
  ),
  play: async ({ canvas }) => {
    for (const sum of ['$0', '$7.50', '$0.30', '$9,999,999,999.99'])
      await expect(canvas.getByText(sum)).toBeVisible();
  },
};
