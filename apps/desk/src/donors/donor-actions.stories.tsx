import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { grace } from '../gifts/fixtures/index.ts';
import { DonorActions, type DonorActionsProps } from './donor-actions.tsx';
import { aDonor, aMerge } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Donors/DonorActions',
  component: DonorActions,
  tags: ['experimental'],
  args: {
    donor: aDonor(),
    onResult: fn(),
    onSearch: fn<DonorActionsProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onEdit: resolvesTo({ ok: true }),
    onSetAnonymity: resolvesTo({ ok: true, message: 'The donor stays anonymous in public.' }),
    onPreviewMerge: fn<DonorActionsProps['onPreviewMerge']>(async () => ({ ok: true, merge: aMerge })),
    onMerge: resolvesTo({ ok: true }),
    onExport: resolvesTo({ ok: true }),
    onPreviewErasure: fn<DonorActionsProps['onPreviewErasure']>(async () => ({
      ok: true,
      erasure: { gifts: 14, comments: 1, campaigns: 1, mails: 2 },
    })),
    onErase: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** The dialogs of an edit and of a merge close once it is done. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await fill(form, { 'E-mail': 'ada@example.net' });
    await press(form, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onResult).toHaveBeenLastCalledWith({ ok: true, message: 'The change was saved.' });
    const shown = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' };
    await expect(args.onEdit).toHaveBeenCalledWith({ ...shown, email: 'ada@example.net' }, shown);
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await press(canvas, 'Merge');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge' }));
    await press(dialog, 'Search');
    await userEvent.click(await dialog.findByRole('radio', { name: /Grace Hopper/ }));
    await press(dialog, 'Show what moves');
    await confirm(dialog, 'Merge for good');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onMerge).toHaveBeenCalledWith(15, ownPassword);
    await expect(args.onResult).toHaveBeenLastCalledWith({
      ok: true,
      message: 'Donor 15 was merged into this one.',
    });
  },
});

/** Loads the lists of removed and kept data before the dialog opens. Without them, there is no dialog. */
export const Erases = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onPreviewErasure.mockResolvedValueOnce({ ok: false }),
  play: async ({ args, canvas }) => {
    await press(canvas, 'Erase');
    await waitFor(() =>
      expect(args.onResult).toHaveBeenLastCalledWith({
        ok: false,
        message: 'An error occurred. Please try again.',
      }),
    );
    await press(canvas, 'Erase');
    await confirm(within(await screen.findByRole('dialog', { name: 'Erase' })), 'Erase for good');
    await waitFor(() => expect(args.onErase).toHaveBeenCalledWith(ownPassword));
  },
});

/** Exports without a dialog, and says when that fails. */
export const Exports = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onExport.mockResolvedValueOnce({ ok: false, message: 'Enter your password again.' }),
  play: async ({ args, canvas }) => {
    await press(canvas, 'Export');
    await waitFor(() =>
      expect(args.onResult).toHaveBeenLastCalledWith({ ok: false, message: 'Enter your password again.' }),
    );
    await press(canvas, 'Export');
    await waitFor(() => expect(args.onResult).toHaveBeenLastCalledWith({ ok: true, message: 'The file was saved.' }));
  },
});

/** A donor who asked staff stays anonymous in public. The page says so. */
export const MakesAnonymous = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Make anonymous in public');
    await waitFor(() => expect(args.onSetAnonymity).toHaveBeenCalledWith(true));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(expect.objectContaining({ ok: true })));
  },
});

/** A typed change and a chosen donor are not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Edit');
    await fill(within(await screen.findByRole('dialog')), { 'E-mail': 'ada@example.net' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Merge');
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Search');
    await userEvent.click(await dialog.findByRole('radio', { name: /Grace Hopper/ }));
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
