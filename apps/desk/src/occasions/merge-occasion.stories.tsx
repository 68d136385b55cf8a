import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { aLongOccasion, anOccasion, anOccasionMerge } from './fixtures/index.ts';
import { MergeOccasion, type MergeOccasionProps } from './merge-occasion.tsx';

const merge = anOccasionMerge();

const meta = preview.meta({
  title: 'Occasions/MergeOccasion',
  component: MergeOccasion,
  tags: ['experimental'],
  args: {
    occasion: merge.kept,
    onSearch: fn<MergeOccasionProps['onSearch']>(async () => [merge.merged, merge.kept]),
    onPreviewMerge: fn<MergeOccasionProps['onPreviewMerge']>(async () => ({ ok: true, merge })),
    onMerge: resolvesTo({ ok: true }),
  },
  decorators: [inSheet],
});

/** Searches the other spelling and asks what would move. The one of the page cannot be chosen. */
async function showWhatMoves(canvas: Canvas) {
  await fill(canvas, { 'Find the name': 'amara' });
  await press(canvas, 'Search');
  (await canvas.findByRole('radio')).click();
  await press(canvas, 'Show what moves');
}

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show what moves');
    await expect(canvas.getByText('Choose the other name.')).toBeVisible();
    await expect(args.onPreviewMerge).not.toHaveBeenCalled();
  },
});

/** Shows which gifts move before anything is merged. Back returns to the choice. */
export const Succeeds = meta.story({
  play: async ({ args, canvas }) => {
    await showWhatMoves(canvas);
    await expect(args.onPreviewMerge).toHaveBeenCalledWith(5);
    const heading = await canvas.findByRole('heading', { name: /^In memory of A\. Diallo \(5\) becomes/ });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText('Gift 41 · Nov 12, 2026 · $50')).toBeVisible();
    await expect(canvas.getByText('1 more gift')).toBeVisible();
    await expect(canvas.getByText('Amina Diallo')).toBeVisible();
    await expect(canvas.getByText('The open books do not show the sum of all gifts.')).toBeVisible();
    await press(canvas, 'Back');
    await expect(canvas.getByRole('button', { name: 'Show what moves' })).toHaveFocus();
    await press(canvas, 'Show what moves');
    await expect(args.onMerge).not.toHaveBeenCalled();
    await confirm(canvas, 'Merge for good');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(merge, ownPassword));
  },
});

/** Somebody recorded a gift meanwhile. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onMerge: resolvesTo({ ok: false, message: 'Somebody has changed it meanwhile.' }) },
  play: async ({ canvas }) => {
    await showWhatMoves(canvas);
    await confirm(canvas, 'Merge for good');
    await expect(await canvas.findByText('Somebody has changed it meanwhile.')).toBeVisible();
  },
});

/** Nobody is told, and the open books show the sum. */
export const LongText = meta.story({
  args: {
    onPreviewMerge: fn<MergeOccasionProps['onPreviewMerge']>(async () => ({
      ok: true,
      merge: anOccasionMerge({ kept: aLongOccasion, merged: anOccasion({ id: 5 }), count: 2 }),
    })),
  },
  play: async ({ canvas }) => {
    await showWhatMoves(canvas);
    await expect(await canvas.findByText('Nobody')).toBeVisible();
    await expect(canvas.getByText(/^The open books show the sum of all gifts/)).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => showWhatMoves(canvas),
});
