import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { aLeftOutRow, aPreview } from './fixtures.ts';
import { OutcomeRows, type OutcomeRowsProps } from './outcome-rows.tsx';

/** A function, because a constant would have the type of this one outcome. */
const of = (outcome: OutcomeRowsProps['outcome']): Pick<OutcomeRowsProps, 'outcome'> => ({ outcome });

const meta = preview.meta({
  title: 'Imports/OutcomeRows',
  component: OutcomeRows,
  tags: ['experimental'],
  args: { ...of('refused'), preview: aPreview(), decisions: new Map(), onDecide: fn() },
});

/** Rows that need a look are open. */
export const Default = meta.story();

/** Amounts in another currency have it beside them, and one sentence says what to do. */
export const OtherCurrency = meta.story({
  args: {
    preview: aPreview({
      counts: { ...aPreview().counts, refused: 1 },
      rows: [{ ...aLeftOutRow, was_left_out: false, outcome: 'refused', amount: 25, currency: 'EUR' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rows in another currency than USD are refused/)).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '25 EUR' })).toBeVisible();
  },
});

export const Suspected = meta.story({
  args: of('suspected'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Record this row' }));
    await expect(args.onDecide).toHaveBeenCalledWith([2], 'separate');
  },
});

/** New rows are open. They say when they are only the first. */
export const New = meta.story({
  args: of('new'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: '38 new gifts' })).toBeVisible();
    await expect(canvas.getByText('The first 1 of 38:')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line 3 is not a gift' }));
    await expect(args.onDecide).toHaveBeenCalledWith([3], 'leaveOut');
  },
});

/** Rows that change nothing open on request. */
export const Ignored = meta.story({
  tags: ['!autodocs', '!visual'],
  args: of('ignored'),
  play: async ({ canvas, userEvent }) => {
    const details = within(canvas.getByRole('group'));
    await expect(details.getByRole('table')).not.toBeVisible();
    await userEvent.click(details.getByText(/^2 /, { selector: 'summary' }));
    await expect(details.getByRole('table')).toBeVisible();
  },
});

/** A row that is left out as before can be recorded after all. The other ones cannot. */
export const LeftOutBefore = meta.story({
  args: {
    ...of('ignored'),
    preview: aPreview({ rows: [aLeftOutRow, { ...aLeftOutRow, line: 9, was_left_out: false }] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^2 /, { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Record line 8' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(args.onDecide).toHaveBeenCalledWith([8], 'separate');
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: of('known'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});
