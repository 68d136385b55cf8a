import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { aGiftWithHistory, aRefund, grace, someChoices } from './fixtures/index.ts';
import { GiftActions, type GiftActionsProps } from './gift-actions.tsx';

const change = { ok: true, change: aRefund() } as const;

const meta = preview.meta({
  title: 'Gifts/GiftActions',
  component: GiftActions,
  tags: ['internal'],
  args: {
    gift: aGiftWithHistory(),
    choices: someChoices,
    today: '2026-11-24',
    onSearch: fn<GiftActionsProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onCorrect: fn<GiftActionsProps['onCorrect']>(async () => change),
    onRefund: fn<GiftActionsProps['onRefund']>(async () => change),
    onTakeBack: fn<GiftActionsProps['onTakeBack']>(async () => change),
    onChangeGiver: fn<GiftActionsProps['onChangeGiver']>(async () => change),
    onSetAnonymity: resolvesTo({ ok: true, message: 'The giver stays anonymous in public for this gift.' }),
  },
});

export const Default = meta.story();

/** Money that has not arrived cannot be given back. */
export const OfAPendingGift = meta.story({
  args: { gift: aGiftWithHistory({ status: 'pending' }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Correct', 'Change the giver', 'Make anonymous in public']);
  },
});

/** The giver asked for it with the pledge, or takes it back. */
export const SetsAnonymity = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Make anonymous in public');
    await waitFor(() => expect(args.onSetAnonymity).toHaveBeenCalledWith(true));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/stays anonymous/);
  },
});

export const TakesAnonymityBack = meta.story({
  tags: ['!autodocs'],
  args: { gift: aGiftWithHistory({ stays_anonymous: true }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Allow naming in public');
    await waitFor(() => expect(args.onSetAnonymity).toHaveBeenCalledWith(false));
  },
});

/** A gift of an import may be none. */
export const OfAnImport = meta.story({
  args: { gift: aGiftWithHistory({ is_imported: true }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Not a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Not a gift' }));
    await fill(dialog, { Reason: 'Rent of the hall' });
    await press(dialog, 'Make these entries');
    await waitFor(() =>
      expect(args.onCorrect).toHaveBeenLastCalledWith(args.gift, expect.objectContaining({ status: 'canceled' }), true),
    );
  },
});

/** A payment of a pledge that somebody recorded by mistake. */
export const OfAPaidPledge = meta.story({
  args: { gift: aGiftWithHistory({ has_payment_to_take_back: true }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Take back the payment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back the payment' }));
    await press(dialog, 'Make these entries');
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toBeInvalid());
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await fill(dialog, { Reason: 'It was Ida’s' });
    await press(dialog, 'Make these entries');
    // The month is closed.
    await dialog.findByText(/will appear in the next ledger/);
    await press(dialog, 'Make these entries');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The entries were made.');
    const entered = { reason: 'It was Ida’s' };
    await expect(args.onTakeBack.mock.calls).toEqual([
      [args.gift, entered, true],
      [args.gift, entered, false],
    ]);
  },
});

/** Nothing is changed by closing a dialog, which returns the focus to its button. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Correct');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    await press(dialog, 'Close');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Correct' })).toHaveFocus());
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
});

/** Says that the entries were made once the dialog has closed. */
export const Refunds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Refund');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await fill(dialog, { Reason: 'Charged twice' });
    await press(dialog, 'Show the entries');
    await dialog.findByText('This cannot be undone.');
    await confirm(dialog, 'Make these entries');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The entries were made.');
    await expect(args.onRefund.mock.lastCall?.slice(2)).toEqual([false, ownPassword]);
  },
});

/** A typed change is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Refund');
    await fill(within(await screen.findByRole('dialog')), { Reason: 'Charged twice' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
