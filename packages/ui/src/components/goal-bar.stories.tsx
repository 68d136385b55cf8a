import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GoalBar } from './goal-bar.tsx';

const meta = {
  title: 'Components/GoalBar',
  component: GoalBar,
  args: { donated: 2480, goal: 4000, label: 'Your goal for this year' },
} satisfies Meta<typeof GoalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your goal for this year' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$2,480 of $4,000 (62 %)');
    await expect(bar).toHaveProperty('value', 62);
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent(
      'Amount remaining: $1,520 of $4,000',
    );
  },
};

/** Nothing given yet: the track alone, gray. */
export const None: Story = {
  args: { donated: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 0);
    await expect(canvas.getByText('0%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent('$4,000 of $4,000');
  },
};

export const BelowHalf: Story = {
  args: { donated: 960 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 24);
  },
};

/** More than was asked for: a full bar, and nothing remains. */
export const Exceeded: Story = {
  args: { donated: 12_400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 100);
    await expect(canvas.getByText('310%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent('Amount remaining: $0 of $4,000');
  },
};

/** A goal of nothing, or one that is no number, shows 0 % and never NaN. */
export const Edge: Story = {
  render: (args) => (
    <>
      <GoalBar {...args} goal={0} label="No goal" />
      <GoalBar {...args} goal={Number.NaN} label="No number" />
      <GoalBar {...args} donated={-50} label="Less than nothing" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const bar of canvas.getAllByRole('progressbar')) await expect(bar).toHaveProperty('value', 0);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const LongText: Story = {
  args: { label: 'What the whole family in Lagos, Leeds and Lisbon hopes to give between them this year' },
  globals: { viewport: { value: 'small' } },
};

/** Every stage of the bar. */
export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="grid max-w-sheet gap-6">
      {[0, 40, 960, 1999, 2000, 2480, 3960, 4000, 5000].map((donated) => (
        <GoalBar key={donated} {...args} donated={donated} label={`Given ${donated}`} />
      ))}
    </div>
  ),
};
