import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { anImport } from './fixtures.ts';
import { UndoImport } from './undo-import.tsx';

const meta = preview.meta({
  title: 'Imports/UndoImport',
  component: UndoImport,
  tags: ['experimental'],
  args: { entry: anImport(), onUndo: resolvesTo({ ok: true }) },
});

/** Shows what is removed before it is undone. */
export const Default = meta.story();

/** A file without a name is shown as where it is from. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  args: { entry: anImport({ file_name: '' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('PayPal')).toBeVisible();
    await expect(canvas.getByText('$9,420.50')).toBeVisible();
    await confirm(canvas, 'Undo');
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith(ownPassword));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onUndo: resolvesTo({ ok: false, message: 'Its month is closed.' }) },
  play: async ({ canvas }) => {
    await confirm(canvas, 'Undo');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its month is closed.');
  },
});

export const LongText = meta.story({
  args: { entry: anImport({ file_name: `${'paypal-october-2026'.repeat(6)}.csv`, gross: 123_456_789.01 }) },
});
