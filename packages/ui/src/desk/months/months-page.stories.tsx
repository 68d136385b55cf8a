import type { DeskMonths, NextMonth } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { MonthsPage, type MonthsPageProps } from './months-page.tsx';

const october: NextMonth = {
  month: '2026-10',
  entries: 214,
  amount: 18_240.5,
  proposal: null,
  waiting_files: 0,
  pending_gifts: 2,
  open_bills: 1,
};

const proposal = { by: 'Eda Yılmaz', at: '2026-11-12T09:30:00Z', is_own: false, changed: null };

/** A function, because a constant would have the type of this one state. */
const ready = (
  next: NextMonth | null = october,
  changes: Partial<DeskMonths> = {},
): MonthsPageProps['view'] => ({
  status: 'ready',
  months: {
    needs_confirmation: true,
    current: '2026-12',
    next,
    waiting: ['2026-11'],
    closed: ['2026-09', '2026-08'].map((month) => ({
      month,
      entries: 188,
      hash: 'a'.repeat(64),
      closed_at: '2026-10-05T08:00:00Z',
    })),
    late: {
      count: 2,
      amount: -25,
      entries: [
        { gift_id: 4107, kind: 'reversed', amount: -50, date: '2026-09-12' },
        { gift_id: 4107, kind: 'corrected', amount: 25, date: '2026-09-12' },
      ],
    },
    ...changes,
  },
});

const shown: Pick<MonthsPageProps, 'view'> = { view: ready() };

const meta = preview.meta({
  title: 'Product/Desk/Months/MonthsPage',
  component: MonthsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    mayClose: true,
    onRetry: fn(),
    onPropose: resolvesTo({ ok: true, message: 'The month was proposed.' }),
    onWithdraw: resolvesTo({ ok: true, message: 'The proposal was withdrawn.' }),
    onClose: resolvesTo({ ok: true, message: 'The month is closed, and its ledger is published.' }),
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Failed = meta.story({
  args: { view: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** What is worth a look before the month is closed leads to where it can be settled. */
export const Default = meta.story();

export const Proposes = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '2 gifts of the month are pending' })).toHaveAttribute(
      'href',
      '/desk/gifts?status=pending&from=2026-10-01&to=2026-10-31',
    );
    await expect(canvas.getByRole('link', { name: 'Ledger of Sep 2026' })).toHaveAttribute(
      'href',
      '/ledger/2026-09.json',
    );
    await press(canvas, 'Propose to close it');
    await waitFor(() => expect(args.onPropose).toHaveBeenCalledWith('2026-10'));
    await expect(await canvas.findByText('The month was proposed.')).toBeVisible();
  },
});

/** Before the books have an entry. */
export const Empty = meta.story({
  args: {
    view: ready(null, { waiting: [], closed: [], late: { count: 0, amount: 0, entries: [] } }),
  },
});

/** All months that are over are closed. */
export const AllClosed = meta.story({ args: { view: ready(null, { waiting: [] }) } });

/** A file that was uploaded and not imported prevents the closing. */
export const Waits = meta.story({
  args: { view: ready({ ...october, waiting_files: 1 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '1 uploaded file is neither imported nor discarded' }),
    ).toHaveAttribute('href', '/desk/imports');
    await expect(canvas.queryByRole('button', { name: /Propose/ })).toBeNull();
  },
});

/** Somebody else's proposal can be confirmed or withdrawn. */
export const Confirms = meta.story({
  args: { view: ready({ ...october, proposal }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Close Oct 2026 for good');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('2026-10'));
    await press(canvas, 'Withdraw the proposal');
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith('2026-10'));
  },
});

/** One's own proposal waits for somebody else. */
export const OwnProposal = meta.story({
  args: { view: ready({ ...october, proposal: { ...proposal, is_own: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /for good/ })).toBeNull();
    await expect(canvas.getByText(/^Somebody else must confirm it/)).toBeVisible();
  },
});

/** A foundation of one person: `billApproval: nobody`. */
export const OnePerson = meta.story({
  tags: ['!autodocs'],
  args: {
    view: ready({ ...october, proposal: { ...proposal, is_own: true } }, { needs_confirmation: false }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Close Oct 2026 for good');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('2026-10'));
  },
});

/** Entries have changed since: the month must be proposed again. */
export const Changed = meta.story({
  args: {
    view: ready({
      ...october,
      proposal: { ...proposal, changed: { added: 3, added_amount: 120, removed: 12 } },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 entries more, $120')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /for good/ })).toBeNull();
    await press(canvas, 'Propose it again');
    await waitFor(() => expect(args.onPropose).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onPropose: resolvesTo({ ok: false, message: 'Eda Yılmaz has proposed this month already.' }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Propose to close it');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/proposed this month already/);
  },
});

/** An auditor sees everything and changes nothing. */
export const ForAnAuditor = meta.story({
  args: { mayClose: false, view: ready({ ...october, proposal }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
