import type { Gift } from '@hearthlight/domain/desk';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { aGiftWithHistory } from './fixtures/index.ts';
import { GiftPage, type GiftPageProps } from './gift-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (gift: Gift): GiftPageProps['view'] => ({
  status: 'ready',
  gift,
  choices: { methods: ['Bank transfer', 'Cash'], campaigns: [{ id: 4, title: 'Water for Garbatula' }] },
});

const gift = aGiftWithHistory();
const shown: Pick<GiftPageProps, 'view'> = { view: ready(gift) };

const change = {
  id: 4107,
  entries: [{ kind: 'refunded' as const, amount: -250.5, date: '2026-11-24', campaign: null }],
  in_closed_month: true,
};

const meta = preview.meta({
  title: 'Product/Desk/Gifts/GiftPage',
  component: GiftPage,
  tags: ['experimental'],
  args: {
    ...shown,
    today: '2026-11-24',
    mayChange: true,
    onRetry: fn(),
    onSearch: fn<GiftPageProps['onSearch']>(async () => ({
      donors: [{ id: 15, name: 'Grace Hopper', email: 'grace@example.org' }],
      has_more: false,
    })),
    onCorrect: fn<GiftPageProps['onCorrect']>(async () => ({ ok: true, change })),
    onRefund: fn<GiftPageProps['onRefund']>(async () => ({ ok: true, change })),
    onChangeGiver: fn<GiftPageProps['onChangeGiver']>(async () => ({ ok: true, change })),
    onLoadReceipt: fn<GiftPageProps['onLoadReceipt']>(async () => '<!doctype html><p>Donation receipt</p>'),
    onSendReceipt: fn<GiftPageProps['onSendReceipt']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** An auditor sees what changed, without names, reasons and buttons. */
export const ForAnAuditor = meta.story({
  args: {
    mayChange: false,
    view: ready(
      aGiftWithHistory({
        giver: null,
        cause: null,
        history: aGiftWithHistory().history.map((event) => ({ ...event, reason: null })),
      }),
    ),
  },
});

/** The entries are shown first; the refund is made once they are confirmed. */
export const RefundsAPart = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Refund');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await fill(dialog, { 'Amount to refund': '250.50' });
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText('Say why, in at most 500 characters.')).toBeVisible();
    await fill(dialog, { Reason: 'Charged twice' });
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText('-$250.50')).toBeVisible();
    const values = { amount: '250.50', reason: 'Charged twice' };
    await expect(args.onRefund).toHaveBeenLastCalledWith(gift, values, true);
    await press(dialog, 'Make these entries');
    await expect(args.onRefund).toHaveBeenLastCalledWith(gift, values, false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** A donor is found by a search that stays out of the address. */
export const ChangesTheGiver = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Change the giver');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the giver' }));
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText('Choose a donor, or enter a name.')).toBeVisible();
    await fill(dialog, { 'Find the donor': 'grace', Reason: 'Her brother’s account' });
    await press(dialog, 'Search');
    await expect(args.onSearch).toHaveBeenCalledWith('grace');
    await userEvent.click(await dialog.findByRole('radio', { name: /Grace Hopper/ }));
    await press(dialog, 'Show the entries');
    await press(dialog, 'Make these entries');
    await expect(args.onChangeGiver).toHaveBeenLastCalledWith(
      gift,
      { giver: 'donor', donor_id: '15', name: '', email: '', reason: 'Her brother’s account' },
      false,
    );
  },
});

/**
 * A colleague corrects the gift while its form is open, and the page reloads it as somebody comes back to the window. The
 * form is still about what it shows, so the server refuses it.
 */
export const ReloadedMeanwhile = meta.story({
  tags: ['!autodocs', '!visual'],
  render: function Reloading(args) {
    const [view, setView] = useState(args.view);
    useEffect(() => {
      const reload = () => setView(ready({ ...gift, amount: 900, newest_entry: gift.newest_entry + 1 }));
      window.addEventListener('focus', reload);
      return () => window.removeEventListener('focus', reload);
    }, []);
    return <GiftPage {...args} view={view} />;
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Correct');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByText('$900', { exact: true })).toBeInTheDocument());
    await fill(dialog, { Cause: 'Another roof', Reason: 'A slip' });
    await press(dialog, 'Show the entries');
    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledWith(gift, expect.anything(), true));
  },
});

/** Somebody else was faster: the reason is shown, and nothing that was typed is lost. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onCorrect: fn<GiftPageProps['onCorrect']>(async () => ({
      ok: false,
      message: 'This gift was changed in the meantime. Reload the page to see it as it is now.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Correct');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    await fill(dialog, { Amount: '1,200', Reason: 'A slip' });
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText(/was changed in the meantime/)).toBeVisible();
    await expect(dialog.getByLabelText('Amount')).toHaveValue('1,200');
  },
});
