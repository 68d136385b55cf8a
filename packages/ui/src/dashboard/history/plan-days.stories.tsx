import { aDonorPlan } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { PlanDays } from './plan-days.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/PlanDays',
  component: PlanDays,
  tags: ['internal'],
  args: { caption: '$20 every month', amount: 20, days: aDonorPlan().days },
});

export const Default = meta.story({});

/** A payment says when it came and how much it was, which may differ from the plan. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    await expect(rows).toEqual([
      ['Dec 1, 2026', 'Expected', ''],
      ['Nov 1, 2026', 'Came', '$20 on Oct 30, 2026'],
      ['Oct 1, 2026', 'Did not come', ''],
      ['Sep 1, 2026', 'Came', '$35.50 on Sep 4, 2026'],
    ]);
  },
});

export const LessThanPledged = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { amount: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$20 on Oct 30, 2026, less than pledged')).toBeVisible();
    await expect(canvas.getByText('$35.50 on Sep 4, 2026')).toBeVisible();
  },
});

/** A payment that may still come after its day is not expected any more. */
export const Late = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { days: [{ due: '2026-11-15', state: 'late' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet arrived')).toBeVisible();
  },
});

/** Two years of months are shown six at a time. */
export const Many = meta.story({
  args: {
    days: Array.from({ length: 24 }, (_, index) => ({
      due: `${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}-01`,
      state: 'paused' as const,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
