import { planStates } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PlanState, type PlanStateProps } from './plan-state.tsx';

const shown: PlanStateProps = { state: 'running' };

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
        <PlanState key={state} state={state} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Active', 'Paused', 'Ended']) await expect(canvas.getByText(text)).toBeVisible();
  },
});
