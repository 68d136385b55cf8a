import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aPausedPlan, aPlan } from './fixtures/index.ts';
import { PlanItem } from './plan-item.tsx';

const meta = preview.meta({
  title: 'Plans/PlanItem',
  component: PlanItem,
  tags: ['experimental'],
  args: { plan: aPlan() },
});

/** Leads to the newest gift, and says what came last. */
export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ada François' })).toHaveAttribute('href', '/desk/gifts/4107');
    await expect(canvas.getByText('Newest payment: $20 on Oct 30, 2026')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { plan: aPausedPlan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment since Jun 1, 2026')).toBeVisible();
  },
});

/** One payment is missing, which leaves it active. A day that is not known yet is not the last one. */
export const LastMissed = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    plan: aPlan({
      days: [
        { due: '2026-12-01', state: 'late' },
        { due: '2026-11-01', state: 'paused' },
        { due: '2026-10-01', state: 'came', payment: { date: '2026-10-01', amount: 20 } },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The payment of Nov 1, 2026 did not come')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
  },
});

/** A plan whose gifts were changed or removed, and one that nothing came for. */
export const Edge = meta.story({
  args: { plan: aPlan({ gift: null, days: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No gift has its reference')).toBeVisible();
    await expect(canvas.getByText('No payment yet')).toBeVisible();
  },
});
