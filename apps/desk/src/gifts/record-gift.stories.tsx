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

/** The dialog stays open for the entries, and closes once they are made. */
export const Records = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Unknown' }));
    await fill(dialog, {
      Amount: '40.50',
      'Payment method': 'Cash',
      Cause: 'A roof',
    });
    await press(dialog, 'Show the entries');
    await press(dialog, 'Make these entries');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('The entries were made.')).toBeVisible();
    await expect(args.onChange.mock.calls.map(([, isPreview]) => isPreview)).toEqual([true, false]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record a gift' })).toHaveFocus());
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
