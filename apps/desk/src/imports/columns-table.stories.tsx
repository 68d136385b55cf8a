import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { entryOf } from './columns-entry.ts';
import { ColumnsTable } from './columns-table.tsx';
import { anUpload } from './fixtures.ts';

const { columns, headers, sample } = anUpload();

const meta = preview.meta({
  title: 'Imports/ColumnsTable',
  component: ColumnsTable,
  tags: ['experimental'],
  args: { headers, sample, chosen: entryOf(columns), onChoose: fn() },
});

export const Default = meta.story();

export const Chooses = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const column = canvas.getByRole('columnheader', { name: /^Verwendungszweck/ });
    await expect(column).toBeVisible();
    const purpose = canvas.getByLabelText('Verwendungszweck');
    await expect(purpose).toHaveDisplayValue('Purpose');
    await userEvent.selectOptions(purpose, 'Name of the giver');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Verwendungszweck', 'name');
    await userEvent.selectOptions(purpose, 'Not used');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Verwendungszweck', '');
  },
});

/** Neither the day nor the amount is known. */
export const Invalid = meta.story({
  args: { chosen: entryOf({}), error: 'Choose the columns with the date and the amount first.' },
});

/** A wide statement scrolls within its frame, and says so. */
export const ManyColumns = meta.story({
  args: {
    headers: [...headers, 'Auftraggeberkonto/Zahlungsempfängerkontonummer', 'Saldo', 'Währung', 'BIC', 'Glaeubiger-ID'],
    sample: sample.map((cells) => [...cells, 'DE02120300000000202051', '4.711,00', 'EUR', 'BYLADEM1001', '']),
  },
  play: async ({ canvas }) => {
    const said = `${headers.length + 5} columns. Scroll the table sideways to see all of them.`;
    await expect(await canvas.findByText(said)).toBeVisible();
  },
});

/** A table that fits says nothing about scrolling. */
export const FewColumns = meta.story({
  tags: ['!autodocs'],
  args: { headers: headers.slice(0, 1), sample: sample.map((cells) => cells.slice(0, 1)) },
  play: async ({ canvas }) => {
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText(/Scroll the table sideways/)).toBeNull();
  },
});
