import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { BillTable } from './bill-table.tsx';
import { longBill, someBills } from './fixtures.ts';

const meta = preview.meta({
  title: 'Bills/BillTable',
  component: BillTable,
  tags: ['experimental'],
  args: { bills: someBills, needsApproval: true, hrefOf: (id) => `/desk/bills?bill=${id}` },
});

/** A bill in each state: waiting for approval, open, paid and shown on the site, canceled. */
export const Default = meta.story();

/** The arrows move between the bills, and `x` selects one. Enter opens its link. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = (payee: string) => canvas.getByRole('link', { name: `Open the bill of ${payee}` });
    link('Kofi Mensah, carpenter').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link('Amina Pumps Ltd')).toHaveFocus();
    await expect(link('Amina Pumps Ltd')).toHaveAttribute('href', '/desk/bills?bill=3');
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected: $2,180.00');
    await userEvent.keyboard('{ArrowUp}x');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected: $2,820.50');
    await userEvent.keyboard('{ArrowUp}x');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected: $2,180.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('checkbox', { name: 'Select all that are shown' })).toHaveFocus();
  },
});

/** All rows that are shown are selected at once. */
export const SelectsAll = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all that are shown' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    const table = within(canvas.getByRole('table'));
    for (const box of table.getAllByRole('checkbox')) await expect(box).toBeChecked();
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

/** On a phone the purpose has a line of its own, below payee and amount. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { bills: [longBill, ...someBills.slice(1)] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    const [purpose] = canvas.getAllByText(longBill.kind);
    const cell = purpose?.closest('td')?.getBoundingClientRect();
    await expect(cell?.width).toBeGreaterThan(table.width - 2);
    const [date] = canvas.getAllByText('Nov 12, 2026');
    await expect(date?.getBoundingClientRect().top).toBeGreaterThanOrEqual(cell?.bottom ?? Infinity);
  },
});
