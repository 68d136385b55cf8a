import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { anImport, someImports } from './fixtures.ts';
import { ImportTable } from './import-table.tsx';

const meta = preview.meta({
  title: 'Imports/ImportTable',
  component: ImportTable,
  tags: ['experimental'],
  args: { imports: someImports, canImport: true, onUndo: fn() },
});

/** A file to continue with, an import that can be undone, one of a closed month, and one that was undone. */
export const Default = meta.story();

/** Each action names its file. */
export const Actions = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue with umpqua.csv' })).toHaveAttribute(
      'href',
      '/desk/imports/5',
    );
    await expect(canvas.getByRole('link', { name: 'paypal-october.csv' })).toHaveAttribute(
      'href',
      '/desk/gifts?import=3',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await press(canvas, 'Undo the import of paypal-october.csv');
    await expect(args.onUndo).toHaveBeenCalledWith(anImport());
  },
});

/** What an import returned is below its sum. */
export const Returned = meta.story({
  tags: ['!autodocs'],
  args: { imports: [anImport({ gross: 1865.92, returned: 250 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /\$1,865\.92\s*\$250 returned/ })).toBeVisible();
  },
});

/** An auditor has no actions. */
export const ForAnAuditor = meta.story({
  args: { canImport: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  },
});

/** The amounts stay on one line. */
export const LongText = meta.story({
  args: {
    imports: someImports.map((entry) => ({
      ...entry,
      file_name: `${'paypal-october-2026'.repeat(4)}.csv`,
      by: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger',
      gross: 123_456_789.01,
    })),
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('$123,456,789.01')) await expectOneLine(amount);
  },
});
