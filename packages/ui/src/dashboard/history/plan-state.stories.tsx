import { planStates } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PlanState, type PlanStateProps } from './plan-state.tsx';

const shown: PlanStateProps = { plan: { state: 'running' } };

const meta = preview.meta({
  title: 'Product/Dashboard/History/PlanState',
  component: PlanState,
  tags: ['internal'],
  args: { ...shown },
});

export const Default = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <p className="flex gap-6">
      {planStates.map((state) => (
        <PlanState key={state} plan={{ state }} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Active', 'Paused', 'Ended']) await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** A standing order that no payment has come for does not run yet. Once days passed without one, it is paused. */
export const BeforeTheFirstPayment = meta.story({
  args: { plan: { state: 'running', expected_from: '2026-12-01' } },
  render: ({ plan }) => (
    <p className="flex gap-6">
      <PlanState plan={plan} />
      <PlanState plan={{ ...plan, state: 'paused' }} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First payment due Dec 1, 2026')).toBeVisible();
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.queryByText('Active')).toBeNull();
  },
});
