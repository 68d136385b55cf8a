import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { aLongOccasion, anOccasion } from './fixtures/index.ts';
import { GiftOccasionPanel, type GiftOccasionPanelProps } from './gift-occasion-panel.tsx';

const meta = preview.meta({
  title: 'Occasions/GiftOccasionPanel',
  component: GiftOccasionPanel,
  tags: ['experimental'],
  args: {
    occasion: anOccasion(),
    mayChange: true,
    onNamesakes: fn<GiftOccasionPanelProps['onNamesakes']>(async () => []),
    onSet: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** Leads to the name, where it is corrected. */
export const Leads = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'In memory of Amara Diallo' });
    await expect(link).toHaveAttribute('href', '/desk/occasions/3');
  },
});

export const Empty = meta.story({ args: { occasion: null } });
export const LongText = meta.story({ args: { occasion: aLongOccasion } });

/** Names the occasion that was shown, and closes the dialog. */
export const Records = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Choose somebody else');
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog, { 'Name of that person': 'Ruth Wanjiru' });
    await press(dialog, 'Save');
    const named = expect.objectContaining({ occasion_name: 'Ruth Wanjiru' });
    await waitFor(() => expect(args.onSet).toHaveBeenCalledWith(named, 3));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Somebody who may not change the books sees whom it is for. */
export const ReadOnly = meta.story({
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A typed name is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  args: { occasion: null },
  play: async ({ canvas }) => {
    await press(canvas, 'Record a name');
    await fill(within(await screen.findByRole('dialog')), { 'Name of that person': 'Amara' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
