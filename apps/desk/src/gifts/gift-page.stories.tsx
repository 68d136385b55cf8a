import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { aGiftWithHistory, aRefund, grace, someChoices } from './fixtures/index.ts';
import { GiftPage, type GiftPageProps } from './gift-page.tsx';

const gift = aGiftWithHistory();

const meta = preview.meta({
  title: 'Gifts/GiftPage',
  component: GiftPage,
  tags: ['experimental'],
  args: {
    gift,
    choices: someChoices,
    today: '2026-11-24',
    mayChange: true,
    onSearch: fn<GiftPageProps['onSearch']>(async () => ({
      donors: [grace],
      has_more: false,
    })),
    onCorrect: fn<GiftPageProps['onCorrect']>(async () => ({ ok: true, change: aRefund() })),
    onRefund: fn<GiftPageProps['onRefund']>(async () => ({ ok: true, change: aRefund() })),
    onTakeBack: fn<GiftPageProps['onTakeBack']>(async () => ({ ok: true, change: aRefund() })),
    onChangeGiver: fn<GiftPageProps['onChangeGiver']>(async () => ({ ok: true, change: aRefund() })),
    onSetAnonymity: fn<GiftPageProps['onSetAnonymity']>(async () => ({ ok: true })),
    onLoadReceipt: fn<GiftPageProps['onLoadReceipt']>(async () => '<!doctype html><p>Donation receipt</p>'),
    onSendReceipt: fn<GiftPageProps['onSendReceipt']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

/** Is named by its amount and its giver, not by its number. */
export const NamesTheGift = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('$1,250.50 from Ada Lovelace');
    await expect(canvas.getByText(/ · Gift 4107$/)).toBeVisible();
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** An auditor sees what changed, without names, reasons and buttons. */
export const ForAnAuditor = meta.story({
  args: {
    mayChange: false,
    gift: aGiftWithHistory({
      giver: null,
      cause: null,
      history: aGiftWithHistory().history.map((event) => ({ ...event, reason: null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gift of $1,250.50');
  },
});

/** The dialog closes once the entries are made. */
export const Refunds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Refund');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await fill(dialog, { Reason: 'Charged twice' });
    await press(dialog, 'Show the entries');
    await confirm(dialog, 'Make these entries');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const values = { amount: 125_050, reason: 'Charged twice' };
    await expect(args.onRefund.mock.calls).toEqual([
      [gift, values, true],
      [gift, values, false, ownPassword],
    ]);
  },
});

/**
 * A colleague corrects the gift while its form is open, and the page reloads it as somebody comes back to the window.
 * The form is still about what it shows, so the server refuses it.
 */
export const ReloadedMeanwhile = meta.story({
  tags: ['!autodocs', '!visual'],
  render: function Reloading(args) {
    const [loaded, setLoaded] = useState(args.gift);
    useEffect(() => {
      const reload = () => setLoaded({ ...gift, amount: 900, newest_entry: gift.newest_entry + 1 });
      window.addEventListener('focus', reload);
      return () => window.removeEventListener('focus', reload);
    }, []);
    return <GiftPage {...args} gift={loaded} />;
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Correct');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByText('$900', { exact: true })).toBeInTheDocument());
    await fill(dialog, { Cause: 'Another roof', Reason: 'A slip' });
    await press(dialog, 'Make these entries');
    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledWith(gift, expect.anything(), true));
  },
});

/** A refunded gift cannot be corrected or refunded again. */
export const Refunded = meta.story({
  tags: ['!autodocs'],
  args: { gift: aGiftWithHistory({ status: 'refunded' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
    await press(canvas, 'Change the giver');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Change the giver' })).toBeVisible());
  },
});
