import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aPausedPlan, aPlan } from './fixtures/index.ts';
import { PlansPage, type PlansPageProps } from './plans-page.tsx';

const props: PlansPageProps = {
  view: { status: 'ready', plans: [aPlan(), aPausedPlan] },
  shown: 'all',
};

const meta = preview.meta({
  title: 'Plans/PlansPage',
  component: PlansPage,
  tags: ['experimental'],
  args: props,
});

export const Ready = meta.story();
export const Empty = meta.story({ args: { view: { status: 'ready', plans: [] } } });

/** Nothing is missing, as far as is known. */
export const NonePaused = meta.story({
  args: { shown: 'paused', view: { status: 'ready', plans: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No two payments in a row are missing')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Not paid twice in a row' })).toHaveAttribute('aria-current', 'page');
  },
});

export const NoneMissing = meta.story({
  args: { shown: 'missing', view: { status: 'ready', plans: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No last payment is missing')).toBeVisible();
    await expect(canvas.getByText(/^A payment counts as missing once payments/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Last payment missing' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveAttribute('href', '/desk/plans?state=missing');
  },
});

export const Many = meta.story({
  args: {
    view: {
      status: 'ready',
      plans: Array.from({ length: 50 }, (_, index) => aPlan({ id: index + 1, amount: index + 1 })),
      onShowMore: fn(),
    },
  },
  play: async ({ args: { view }, canvas }) => {
    await press(canvas, 'Show more');
    await expect(view.status === 'ready' && view.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
