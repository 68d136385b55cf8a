import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aPausedPlan, aPlan } from './fixtures/index.ts';
import { PlansPage, type PlansPageProps } from './plans-page.tsx';

const shown: Pick<PlansPageProps, 'view'> = {
  view: { status: 'ready', plans: [aPlan(), aPausedPlan] },
};

const meta = preview.meta({
  title: 'Plans/PlansPage',
  component: PlansPage,
  tags: ['experimental'],
  args: {
    ...shown,
    pausedOnly: false,
  },
});

export const Ready = meta.story();
export const Empty = meta.story({ args: { view: { status: 'ready', plans: [] } } });

/** Nothing is missing. */
export const NonePaused = meta.story({
  args: { pausedOnly: true, view: { status: 'ready', plans: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was paid at least once/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Not paid twice in a row' })).toHaveAttribute(
      'aria-current',
      'page',
    );
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
