import { aDonorPlan } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PlansPanel } from './plans-panel.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/PlansPanel',
  component: PlansPanel,
  tags: ['internal'],
  args: { plans: [aDonorPlan()] },
});

export const Default = meta.story({});

/** Each standing order has its own heading, state and days. */
export const Several = meta.story({
  args: {
    plans: [
      aDonorPlan({ rhythm: 'yearly', amount: 1250.5, state: 'paused' }),
      aDonorPlan({ rhythm: 'quarterly', state: 'ended', days: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '$1,250.50 every year' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '$20 every three months' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '$1,250.50 every year' })).toBeVisible();
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
