import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GoalSummary } from './goal-summary.tsx';

const meta = {
  title: 'Dashboard/GoalSummary',
  component: GoalSummary,
  args: { donated: 2480, goal: 4000 },
} satisfies Meta<typeof GoalSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your giving goal' })).toBeVisible();
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent(
      'Amount remaining: $1,520 of $4,000',
    );
  },
};

export const Exceeded: Story = {
  args: { donated: 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent('Amount remaining: $0');
  },
};

export const Empty: Story = { args: { donated: 0, goal: 0 } };
