import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { anImport } from './fixtures.ts';
import { UndoImport } from './undo-import.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Imports/UndoImport',
  component: UndoImport,
  tags: ['experimental'],
  args: { entry: anImport(), onUndo: resolvesTo({ ok: true }) },
});

/** Shows what is removed before it is undone. */
export const Default = meta.story();

/** A file without a name is shown as where it is from. A double click undoes it once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { entry: anImport({ file_name: '' }), onUndo: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('PayPal')).toBeVisible();
    await expect(canvas.getByText('$9,420.50')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onUndo: resolvesTo({ ok: false, message: 'Its month is closed.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Undo');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its month is closed.');
  },
});

export const LongText = meta.story({
  args: { entry: anImport({ file_name: `${'paypal-october-2026'.repeat(6)}.csv`, gross: 123_456_789.01 }) },
});
