import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { grace } from '../gifts/fixtures/index.ts';
import { aMerge, longDonor } from './fixtures/index.ts';
import { MergeDonor, type MergeDonorProps } from './merge-donor.tsx';

const { kept } = aMerge;

const meta = preview.meta({
  title: 'Donors/MergeDonor',
  component: MergeDonor,
  tags: ['experimental'],
  args: {
    donor: kept,
    onSearch: fn<MergeDonorProps['onSearch']>(async () => ({ donors: [grace, kept], has_more: false })),
    onPreviewMerge: fn<MergeDonorProps['onPreviewMerge']>(async () => ({ ok: true, merge: aMerge })),
    onMerge: resolvesTo({ ok: true }),
  },
  decorators: [inSheet],
});

async function showWhatMoves(canvas: Canvas) {
  await press(canvas, 'Search');
  // The donor of the page cannot be chosen, so there is one choice.
  (await canvas.findByRole('radio')).click();
  await press(canvas, 'Show what moves');
}

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show what moves');
    await expect(canvas.getByText('Choose the other donor.')).toBeVisible();
    await expect(args.onPreviewMerge).not.toHaveBeenCalled();
  },
});

/** Shows the data that moves before anything is merged. Back returns to the choice. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Find the donor': 'hopper' });
    await showWhatMoves(canvas);
    await expect(args.onSearch).toHaveBeenCalledWith('hopper');
    await expect(await canvas.findByText('2 gifts, $75 of it completed')).toBeVisible();
    await expect(canvas.getByText('grace@example.org, for later gifts that name it')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Grace Hopper \(15\) becomes part/ })).toHaveFocus();
    await press(canvas, 'Back');
    await expect(canvas.getByRole('button', { name: 'Show what moves' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Grace Hopper/ })).toBeChecked();
    await press(canvas, 'Show what moves');
    await expect(args.onMerge).not.toHaveBeenCalled();
    await confirm(canvas, 'Merge for good');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(15, ownPassword));
  },
});

/** A refused preview and a refused merge are said where they happen. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onMerge: resolvesTo({ ok: false, message: 'There is no such donor.' }) },
  beforeEach: ({ args }) => void args.onPreviewMerge.mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    await showWhatMoves(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred.');
    await press(canvas, 'Show what moves');
    await confirm(canvas, 'Merge for good');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such donor.');
  },
});

export const LongText = meta.story({
  args: {
    onPreviewMerge: fn<MergeDonorProps['onPreviewMerge']>(async () => ({
      ok: true,
      merge: { ...aMerge, merged: longDonor, gifts: 12_345, amount: 1_234_567.89 },
    })),
  },
  play: async ({ canvas }) => {
    await showWhatMoves(canvas);
    await expect(await canvas.findByRole('button', { name: 'Merge for good' })).toBeVisible();
  },
});
