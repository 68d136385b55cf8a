import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aPayout, aPlanRow, aReturnedRow, aSuspect, aWaitingRow, longRow, someCandidates } from './fixtures.ts';
import { SuspectRow } from './suspect-row.tsx';

const meta = preview.meta({
  title: 'Imports/SuspectRow',
  component: SuspectRow,
  tags: ['experimental'],
  args: { row: aSuspect, decision: undefined, onDecide: fn() },
});

/** The row beside the gift that it may be. */
export const Default = meta.story();

/** Nothing is chosen for anybody. */
export const Decides = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Line 2' })).toBeVisible();
    await expect(canvas.getByText('Gift 118 in the books')).toBeVisible();
    await expect(canvas.getByText('It may be gift 118.')).toBeVisible();
    await expect(canvas.getByText(aSuspect.purpose ?? '')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Record this row' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('separate');
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave out this row' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveOut');
  },
});

/** The gift in the books cannot be shown: the note names it. */
export const WithoutGift = meta.story({
  args: { row: { ...aSuspect, like: null, giver: null }, decision: 'separate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It may be gift 118.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Record this row' })).toBeChecked();
  },
});

/** A payout may be left out alone, or by a rule for all of its provider: the choice says so. */
export const Payout = meta.story({
  args: { row: aPayout },
  play: async ({ args, canvas, userEvent }) => {
    const rule = 'Leave out of every file, later ones too: Payouts of Stripe';
    await expect(canvas.getByRole('radio', { name: rule })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave out this row' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('leaveAloneOut');
  },
});

/** What may be recorded already does not make its payer one who gives nothing. */
export const Repeats = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { row: { ...aSuspect, like: null, note: 'It repeats line 26.', payer: 'Ada Byron', repeats: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('radio', { name: /Ada Byron/ })).not.toBeInTheDocument();
  },
});

/** A payment that went back. */
export const Returned = meta.story({
  args: { row: aReturnedRow },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Record the refund' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('separate');
  },
});

/** A payment that went back and fits several gifts: somebody chooses the one. */
export const SeveralGifts = meta.story({
  args: { row: { ...aReturnedRow, candidates: someCandidates } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: 'Record the refund' })).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('radio', { name: 'Refund of gift 118: $30 from Ada Byron, Oct 1, 2026 · Roof' }),
    );
    await expect(args.onDecide).toHaveBeenLastCalledWith('of gift:118');
    await expect(
      canvas.getByRole('radio', { name: 'Refund of line 2: $28.50 from Unknown payer, Sep 1, 2026' }),
    ).toBeVisible();
  },
});

/** A payment that went back, of which no gift is known: there is nothing to record. */
export const ReturnedOfNoGift = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    row: { ...aSuspect, amount: -75, like: null, note: 'It says that money came back, but no gift fits it.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Leave out this row' })).toBeVisible();
  },
});

/** A second payment of a standing order: the next one, early, or a further gift. */
export const SecondOfPlan = meta.story({
  args: { row: aPlanRow },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The payment of Dec 1, 2026, early' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('complete');
    await userEvent.click(canvas.getByRole('radio', { name: 'A further gift in Nov 2026' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('separate');
  },
});

/** Its gift was refunded by hand since its file was imported. */
export const Settled = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { row: aWaitingRow({ outcome: 'ignored', note: 'It is -30.00, which is not incoming money.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'oak-march.csv · Line 6' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
});

export const LongText = meta.story({
  args: {
    row: {
      ...longRow,
      outcome: 'suspected',
      like: { ...longRow, id: 118, date: '2026-10-01', amount: 30, method: 'Check' },
    },
  },
});
