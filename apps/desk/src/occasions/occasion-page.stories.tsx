import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aLongOccasion, anOccasion, anOccasionMerge } from './fixtures/index.ts';
import { OccasionPage, type OccasionPageProps } from './occasion-page.tsx';

const meta = preview.meta({
  title: 'Occasions/OccasionPage',
  component: OccasionPage,
  tags: ['experimental'],
  args: {
    occasion: anOccasion(),
    mayChange: true,
    onEdit: resolvesTo({ ok: true }),
    onShowLetter: fn(),
    onSearch: fn<OccasionPageProps['onSearch']>(async () => [anOccasionMerge().merged]),
    onPreviewMerge: fn<OccasionPageProps['onPreviewMerge']>(async () => ({
      ok: true,
      merge: anOccasionMerge(),
    })),
    onMerge: resolvesTo({ ok: true, message: 'The names are merged.' }),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,840.50')).toBeVisible();
    await expect(canvas.getByText('11 people')).toBeVisible();
    const gifts = canvas.getByRole('link', { name: '12 gifts' });
    await expect(gifts).toHaveAttribute('href', '/desk/gifts?occasion=3');
    await expect(canvas.getByText(/does not name 2 of them/)).toBeVisible();
    await expect(canvas.getByText('Do not show the sum')).toBeVisible();
  },
});

/** Nobody is to be told, and everybody is named. */
export const LongText = meta.story({
  args: { occasion: aLongOccasion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody')).toBeVisible();
    await expect(canvas.queryByText(/does not name/)).not.toBeInTheDocument();
  },
});

/** Nothing came yet. */
export const Empty = meta.story({
  args: { occasion: anOccasion({ gifts: 0, amount: 0, givers: 0, unnamed: 0 }) },
});

export const Corrects = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Correct');
    await press(within(await screen.findByRole('dialog', { name: 'Correct' })), 'Save');
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(expect.anything(), 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Merges = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Merge with another name');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another name' }));
    await fill(dialog, { 'Find the name': 'amara' });
    await press(dialog, 'Search');
    (await dialog.findByRole('radio')).click();
    await press(dialog, 'Show what moves');
    await confirm(dialog, 'Merge for good');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('The names are merged.');
  },
});

export const ShowsTheLetter = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show the letter');
    await expect(args.onShowLetter).toHaveBeenCalledOnce();
  },
});

export const ReadOnly = meta.story({
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show the letter' })).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
