import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { BillTable } from './bill-table.tsx';
import { longBill, someBills } from './fixtures.ts';

const meta = preview.meta({
  title: 'Bills/BillTable',
  component: BillTable,
  tags: ['experimental'],
  args: { bills: someBills, needsApproval: true, onOpen: fn() },
});

/** A bill in each state: waiting for approval, open, paid and shown on the site, canceled. */
export const Default = meta.story();

/** Each button names its bill, and opens it by keyboard. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Open the bill of Kofi Mensah, carpenter' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the bill of Amina Pumps Ltd' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(someBills[1]);
  },
});

/** Without approval, no bill waits for it. */
export const WithoutApproval = meta.story({
  tags: ['!autodocs'],
  args: { needsApproval: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Waiting for approval')).not.toBeInTheDocument();
  },
});

/** The amount stays on one line. */
export const LongText = meta.story({
  args: { bills: [longBill] },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByText('$640.50'));
  },
});
