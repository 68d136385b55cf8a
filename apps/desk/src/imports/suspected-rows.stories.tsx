import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { type Decisions, withDecision } from './decisions.ts';
import { aPayout, aPledgeRow, aSuspect, pledgesOfRow } from './fixtures.ts';
import { SuspectedRows, type SuspectedRowsProps } from './suspected-rows.tsx';

/** Keeps the decisions, as the pages do. */
function Kept({ onDecide, ...props }: SuspectedRowsProps) {
  const [decisions, setDecisions] = useState<Decisions>(props.decisions);
  return (
    <SuspectedRows
      {...props}
      decisions={decisions}
      onDecide={(lines, decision) => {
        onDecide(lines, decision);
        setDecisions(withDecision(props.rows, decisions, lines, decision));
      }}
    />
  );
}

const leavesPayouts = 'Leave out of every file, later ones too: Payouts of Stripe';

const rows = [aSuspect, { ...aPayout, line: 3 }, { ...aPledgeRow, pledges: pledgesOfRow }, { ...aPayout, line: 5 }];

const meta = preview.meta({
  title: 'Imports/SuspectedRows',
  component: SuspectedRows,
  tags: ['experimental'],
  args: { rows, count: rows.length, decisions: new Map(), onDecide: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

/** Leaves out all that are still open, and shows that each is. */
export const LeavesOutOthers = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const line = (number: number) => within(canvas.getByRole('group', { name: `Line ${number}` }));
    await userEvent.click(line(2).getByRole('radio', { name: 'Record this row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out only these 3 without a decision' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith([3, 4, 5], 'leaveAloneOut');
    // Later files ask about the payouts of the provider.
    await expect(line(3).getByRole('radio', { name: leavesPayouts })).not.toBeChecked();
    await expect(line(3).getByRole('radio', { name: 'Leave out this row' })).toBeChecked();
    await expect(line(2).getByRole('radio', { name: 'Record this row' })).toBeChecked();
    await expect(line(4).getByRole('radio', { name: 'Leave out this row' })).toBeChecked();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Records the payments of organizations at once, and nothing that has another question. */
export const RecordsNewPayers = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    rows: [
      aSuspect,
      { ...aSuspect, line: 3, like: null, payer: 'Acme Ltd', new_payer: true },
      { ...aSuspect, line: 4, like: null, payer: 'Oak Ltd', new_payer: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record these 2 as gifts' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith([3, 4], 'separate');
    await expect(canvas.queryByRole('button', { name: /as gifts/ })).not.toBeInTheDocument();
  },
});

/** Money that came back is not left out with the others: the gift would stay in the books. */
export const KeepsReturns = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    rows: [
      aSuspect,
      { ...aPayout, line: 3 },
      { ...aSuspect, line: 4, like: null, amount: -1800 },
      { ...aSuspect, line: 5, like: null, adds: { gross: 0, returned: 25, fees: 0 } },
    ],
    count: 4,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Money that came back is decided row by row/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out only these 2 without a decision' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith([2, 3], 'leaveAloneOut');
    const returned = within(canvas.getByRole('group', { name: 'Line 4' }));
    await expect(returned.getByRole('radio', { name: 'Leave out this row' })).not.toBeChecked();
  },
});

/** The payouts of one provider are left out together, those that nobody has decided about. */
export const Payouts = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const line = (number: number) => within(canvas.getByRole('group', { name: `Line ${number}` }));
    const leaveOut = line(3).getByRole('radio', { name: leavesPayouts });
    await expect(line(3).getByText('Leaving it out also leaves out 1 other row of the same kind.')).toBeVisible();
    await expect(line(2).queryByText(/also leaves out/)).not.toBeInTheDocument();
    await userEvent.click(leaveOut);
    await expect(args.onDecide).toHaveBeenLastCalledWith([3], 'leaveOut');
    await expect(leaveOut).toHaveFocus();
    await expect(line(5).getByRole('radio', { name: leavesPayouts })).toBeChecked();
    await userEvent.click(line(5).getByRole('radio', { name: 'Record this row' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith([5], 'separate');
    await expect(leaveOut).toBeChecked();
    await expect(line(3).queryByText(/also leaves out/)).not.toBeInTheDocument();
  },
});

/** All payments of a payer are left out together, until somebody decides otherwise about one. */
export const OfPayer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    rows: [2, 3, 4].map((line) => ({
      ...aSuspect,
      like: null,
      line,
      payer: line === 4 ? 'Bo Cole' : 'Tax Office',
    })),
    count: 3,
  },
  play: async ({ canvas, userEvent }) => {
    const choice = (line: number, name: RegExp | string) =>
      within(canvas.getByRole('group', { name: `Line ${line}` })).getByRole('radio', { name });
    await userEvent.click(choice(2, /^Leave out all payments from Tax Office/));
    await expect(choice(3, /^Leave out all payments from Tax Office/)).toBeChecked();
    await expect(choice(4, /^Leave out all payments from Bo Cole/)).not.toBeChecked();
    await userEvent.click(choice(3, /^Record/));
    await expect(choice(2, /^Leave out all/)).toBeChecked();
    await userEvent.click(choice(2, 'Leave out this row'));
    await expect(choice(3, /^Record/)).toBeChecked();
    await userEvent.click(choice(3, /^Leave out all/));
    await userEvent.click(choice(2, 'Leave out this row'));
    await expect(choice(2, 'Leave out this row')).toBeChecked();
    await expect(choice(3, /^Leave out all/)).not.toBeChecked();
  },
});

/** The number of all rows of a kind is not known if only the first rows are shown. */
export const PayoutsAmongMany = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { count: 160 },
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('group', { name: 'Line 3' }));
    await expect(line.getByText('Leaving it out also leaves out all others of the same kind.')).toBeVisible();
  },
});

/** A long list is short at first, also on a phone. */
export const Many = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { rows: Array.from({ length: 60 }, (_, index) => ({ ...aSuspect, line: index + 2 })), count: 60 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
});
