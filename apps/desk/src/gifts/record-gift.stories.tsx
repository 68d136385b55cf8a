import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { expectUnsaved, closeAndLeave, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aRefund, grace, someChoices } from './fixtures/index.ts';
import { RecordGift, type RecordGiftProps } from './record-gift.tsx';

const recorded = aRefund({
  entries: [{ kind: 'recorded', amount: 40.5, date: '2026-11-24', campaign: null }],
  in_closed_month: false,
});

const meta = preview.meta({
  title: 'Gifts/RecordGift',
  component: RecordGift,
  tags: ['internal'],
  args: {
    onKeep: fn(),
    newForm: { isAsked: false, onClosed: fn() },
    choices: someChoices,
    today: '2026-11-24',
    onSearch: fn<RecordGiftProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onReadReference: fn<RecordGiftProps['onReadReference']>(async () => undefined),
    onNamesakes: fn<RecordGiftProps['onNamesakes']>(async () => []),
    onChange: fn<RecordGiftProps['onChange']>(async () => ({ ok: true, change: recorded })),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
});

export const Default = meta.story();

/** One press records the gift. The message leads to it and to the next one. */
export const Records = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await expect(dialog.getByLabelText('Find the donor')).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'Unknown' }));
    await fill(dialog, {
      Amount: '40.50',
      'Payment method': 'Cash',
      Cause: 'A roof',
    });
    await press(dialog, 'Record a gift');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('$40.50 is recorded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/desk/gifts/4107');
    await expect(canvas.getByRole('link', { name: 'Record another' })).toHaveAttribute('href', '/desk/gifts#new');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 4050 }), false);
    await expect(args.onKeep).toHaveBeenCalledWith({
      campaign_id: '',
      cause: 'A roof',
      date: '2026-11-24',
      method: 'Cash',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record a gift' })).toHaveFocus());
  },
});

/** What the gift before had stands in the fields. The donor and the amount do not. */
export const Next = meta.story({
  args: {
    kept: { campaign_id: '4', cause: 'A roof', date: '2026-11-20', method: 'Cash' },
    newForm: { isAsked: true, onClosed: fn() },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-20');
    await expect(dialog.getByLabelText('Payment method')).toHaveValue('Cash');
    await expect(dialog.getByLabelText('Campaign')).toHaveDisplayValue('Water for Garbatula');
    await expect(dialog.getByLabelText(/^Cause/)).toHaveValue('A roof');
    await expect(dialog.getByLabelText('Amount')).toHaveValue('');
    await expect(dialog.getByLabelText('Find the donor')).toHaveValue('');
  },
});

/** Opens where the address asks for it, and says when it is closed. */
export const Asked = meta.story({
  tags: ['!autodocs'],
  args: { newForm: { isAsked: true, onClosed: fn() } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await press(dialog, 'Close');
    await expect(args.newForm.onClosed).toHaveBeenCalledOnce();
  },
});

/** Asks about unsaved entries when the page is left or the dialog is closed. */
export const Unsaved = meta.story({
  tags: ['!autodocs'],
  decorators: [reportsUnsaved],
  play: async ({ canvas }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog'));
    await expectUnsaved(false);
    await fill(dialog, { Cause: 'A roof' });
    await expectUnsaved(true);
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectUnsaved(false);
  },
});
