import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { october, proposal } from './fixtures.ts';
import { NextMonthPanel } from './next-month-panel.tsx';

const meta = preview.meta({
  title: 'Ledger/NextMonthPanel',
  component: NextMonthPanel,
  tags: ['experimental'],
  args: {
    next: october,
    needsConfirmation: true,
    mayClose: true,
    onResult: fn(),
    onPropose: resolvesTo({ ok: true, message: 'The month was proposed.' }),
    onWithdraw: resolvesTo({ ok: true, message: 'The proposal was withdrawn.' }),
    onClose: resolvesTo({ ok: true, message: 'The month is closed, and its ledger is published.' }),
  },
});

export const Default = meta.story();

/** The page shows the outcome, because the panel may be gone. */
export const Proposes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Propose to close it');
    await expect(args.onPropose).toHaveBeenCalledWith('2026-10');
    await waitFor(() =>
      expect(args.onResult.mock.calls).toEqual([[undefined], [{ ok: true, message: 'The month was proposed.' }]]),
    );
  },
});

/** A lost connection is a refusal with a sentence. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onPropose: resolvesTo({ ok: false }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Propose to close it');
    await waitFor(() =>
      expect(args.onResult).toHaveBeenLastCalledWith({
        ok: false,
        message: 'An error occurred. Please try again.',
      }),
    );
  },
});

/** A file that was uploaded and not imported prevents the closing. */
export const Waits = meta.story({
  tags: ['!autodocs'],
  args: { next: { ...october, waiting_files: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 uploaded file is neither imported nor discarded' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Propose/ })).toBeNull();
  },
});

/** Somebody else's proposal can be confirmed or withdrawn. */
export const Proposed = meta.story({
  args: { next: { ...october, proposal } },
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Close Oct 2026 for good');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('2026-10', ownPassword));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledOnce());
    await press(canvas, 'Withdraw the proposal');
    await expect(args.onWithdraw).toHaveBeenCalledWith('2026-10');
  },
});

/** The page shows why the month cannot be closed. What is wrong with the password is said in the dialog alone. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    next: { ...october, proposal },
    onClose: resolvesTo({ ok: false, message: 'The books have changed.' }),
  },
  beforeEach: ({ args }) =>
    void args.onClose.mockResolvedValueOnce({
      ok: false,
      fields: { password: 'This is not your password.' },
    }),
  play: async ({ args, canvas }) => {
    const name = 'Close Oct 2026 for good';
    const dialog = await pressAndConfirm(canvas, name);
    await dialog.findByText('This is not your password.');
    // The last look at what is open.
    await expect(dialog.getByRole('link', { name: '2 gifts of the month are pending' })).toBeVisible();
    await expect(args.onResult).not.toHaveBeenCalled();
    await confirm(dialog, name);
    const refusal = { ok: false, message: 'The books have changed.' };
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(refusal));
  },
});

/** One's own proposal waits for somebody else, who may not be there yet. */
export const OwnProposal = meta.story({
  args: { next: { ...october, proposal: { ...proposal, is_own: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /for good/ })).toBeNull();
    await expect(canvas.getByText(/^Somebody else must confirm it.* If there is none, invite somebody/)).toBeVisible();
  },
});

/** A foundation of one person: `billApproval: nobody`. */
export const OnePerson = meta.story({
  tags: ['!autodocs'],
  args: { next: { ...october, proposal: { ...proposal, is_own: true } }, needsConfirmation: false },
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Close Oct 2026 for good');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('2026-10', ownPassword));
  },
});

/** Entries have changed since: the month must be proposed again. */
export const Changed = meta.story({
  args: {
    next: {
      ...october,
      proposal: { ...proposal, changed: { added: 3, added_amount: 120, removed: 12 } },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 entries more, $120')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /for good/ })).toBeNull();
    await press(canvas, 'Propose it again');
    await expect(args.onPropose).toHaveBeenCalledOnce();
  },
});

/** An auditor sees everything and changes nothing. */
export const ForAnAuditor = meta.story({
  tags: ['!autodocs'],
  args: { mayClose: false, next: { ...october, proposal } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Proposed by Eda Yılmaz/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    next: {
      ...october,
      entries: 123_456,
      amount: 123_456_789.01,
      proposal: { ...proposal, by: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger' },
    },
  },
});
