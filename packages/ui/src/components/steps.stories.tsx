import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { steps: ['Account Details', 'Verify email'], current: 0 },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account Details, 1 of 2')).toBeVisible();
  },
};

export const Last: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify email, 2 of 2')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    steps: ['Your address', 'Your family', 'Your home', 'Your work', 'Your request', 'Check'],
    current: 3,
  },
};

export const LongText: Story = {
  args: { steps: ['What happened to the house in which your family lives, and when', 'Verify email'] },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: ({ steps }) => (
    <div className="grid gap-4 bg-auth-grey p-6">
      <Steps steps={steps} current={0} />
      <Steps steps={steps} current={1} />
    </div>
  ),
};
