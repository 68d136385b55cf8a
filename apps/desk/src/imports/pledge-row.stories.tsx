import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aPledgeRow, aSuspect, pledgesOfRow } from './fixtures.ts';
import { PledgeRow } from './pledge-row.tsx';

const meta = preview.meta({
  title: 'Imports/PledgeRow',
  component: PledgeRow,
  tags: ['experimental'],
  args: { row: aPledgeRow, pledges: pledgesOfRow, decision: undefined, onDecide: fn() },
});

export const Default = meta.story();

export const NothingChosen = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Line 4' })).toBeVisible();
    await expect(canvas.getByText(aPledgeRow.purpose ?? '')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** Shows the entries of the decision. */
export const Decided = meta.story({
  args: { decision: 'split' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+$30')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Keep the rest open: $20' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Complete with what came: $30' }));
    await expect(args.onDecide).toHaveBeenCalledWith('complete');
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave out this row' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveOut');
  },
});

/** A payment for two pledges that is their sum. */
export const Several = meta.story({
  args: {
    row: {
      ...aPledgeRow,
      amount: 50,
      note: 'It pays these pledges: 4098 ($30, Ada Byron), 4099 ($20, Ada Byron).',
    },
    pledges: { amount: 50, choices: pledgesOfRow.choices.slice(0, 1) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
});

/** A part of the pledge was recorded by hand, which the payment may be. */
export const MayBeRecorded = meta.story({
  args: { row: { ...aPledgeRow, like: aSuspect.like } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gift 118 in the books')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { row: { ...aPledgeRow, giver: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger' } },
});
