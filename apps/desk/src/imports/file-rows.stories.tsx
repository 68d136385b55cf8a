import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { FileRows } from './file-rows.tsx';
import { aReading, someReadings } from './fixtures.ts';

const meta = preview.meta({
  title: 'Imports/FileRows',
  component: FileRows,
  tags: ['experimental'],
  args: { readings: someReadings, rowCount: someReadings.length, page: 0, onPage: fn(), onCorrect: fn() },
});

export const Default = meta.story();

/** Money out is told apart from money in, and rows that cannot be read say so. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^\$12,500 came in/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^\$980 went out/ })).toBeVisible();
    await expect(canvas.getAllByText('Not read')).toHaveLength(2);
  },
});

/** A row in another currency than the books keeps it. Importing it is refused. */
export const OtherCurrency = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { readings: [{ ...aReading, amount: 200, currency: 'SEK' }], rowCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^200 SEK came in/ })).toBeVisible();
  },
});

/** Each cell is a button that says what it corrects. */
export const Keyboard = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'May 6, 2026 Correct the day in line 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ reading: aReading, cell: 'date' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ reading: aReading, cell: 'amount' });
  },
});

/** While the file is read in another way, the rows are about to change, and no cell is corrected. */
export const Reading = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { isReading: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the file');
    await userEvent.click(canvas.getByRole('button', { name: 'May 6, 2026 Correct the day in line 2' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
});

/** A long file is read page by page. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: { rowCount: 220 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Nothing is shown while a column is unknown. */
export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { readings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});
