import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aSuspect, longRow } from './fixtures.ts';
import { SuspectRow } from './suspect-row.tsx';

const meta = preview.meta({
  title: 'Imports/SuspectRow',
  component: SuspectRow,
  tags: ['experimental'],
  args: { row: aSuspect, isSeparate: false, onSeparate: fn() },
});

/** The row beside the gift that it may be. */
export const Default = meta.story();

export const Separates = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Line 2' })).toBeVisible();
    await expect(canvas.getByText('Gift 118 in the books')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Record this row' }));
    await expect(args.onSeparate).toHaveBeenCalledWith(true);
  },
});

/** The gift in the books cannot be shown: the note names it. */
export const WithoutGift = meta.story({
  args: { row: { ...aSuspect, like: null, giver: null }, isSeparate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It may be gift 118.')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    row: { ...longRow, like: { ...longRow, id: 118, date: '2026-10-01', amount: 30, method: 'Check' } },
  },
});
