import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aPlanRow } from './fixtures.ts';
import { PlanRow } from './plan-row.tsx';

const meta = preview.meta({
  title: 'Imports/PlanRow',
  component: PlanRow,
  tags: ['experimental'],
  args: { row: aPlanRow, plan: { due: '2026-12-01' }, isMissing: false, onDecide: fn() },
});

export const Default = meta.story();

/** Nothing is chosen for anybody. */
export const Decides = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'The payment of Dec 1, 2026, early' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('complete');
    await userEvent.click(canvas.getByRole('radio', { name: 'A further gift in Nov 2026' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('separate');
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave it out of this import' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveOut');
  },
});

export const Invalid = meta.story({
  args: { isMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose how this payment counts.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { row: { ...aPlanRow, giver: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger' } },
});
