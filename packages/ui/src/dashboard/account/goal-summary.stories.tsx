import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { GoalSummary } from './goal-summary.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Account/GoalSummary',
  component: GoalSummary,
  tags: ['internal'],
  args: { donated: 2480, goal: 4000 },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your giving goal' })).toBeVisible();
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent('Amount remaining: $1,520 of $4,000');
    await expect(canvas.getByRole('link', { name: 'Give toward your goal' })).toHaveAttribute('href', paths.donateNow);
  },
});

export const Exceeded = meta.story({
  args: { donated: 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent('Amount remaining: $0');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Without a goal it leads to where one is set. */
export const Empty = meta.story({
  args: { donated: 0, goal: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set a goal' })).toHaveAttribute('href', paths.pane('account'));
  },
});
