import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aLeftOutRow, aSuspect } from './fixtures.ts';
import { RowChoice, type RowChoiceProps } from './row-choice.tsx';

const row = { ...aSuspect, line: 3, outcome: 'new' as const, payer: 'Tax Office North' };
const decided = (decision: RowChoiceProps['decision']): Pick<RowChoiceProps, 'decision'> => ({ decision });

const meta = preview.meta({
  title: 'Imports/RowChoice',
  component: RowChoice,
  tags: ['experimental'],
  args: { row, ...decided(undefined), onDecide: fn() },
});

/** A new row. */
export const Default = meta.story();

export const NoGift = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveOut');
  },
});

/** No gift: it alone, or all payments of its payer. */
export const OfPayer = meta.story({
  args: decided('leaveOut'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leave out all payments from Tax Office/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leavePayerOut');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line 3 is not a gift' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(undefined);
  },
});

export const PayerLeftOut = meta.story({
  tags: ['!autodocs', '!visual'],
  args: decided('leavePayerOut'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leave out all payments/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveOut');
  },
});

/** A row that was left out before can be recorded after all. */
export const LeftOutBefore = meta.story({
  args: { row: aLeftOutRow },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Record line 8' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('separate');
  },
});
