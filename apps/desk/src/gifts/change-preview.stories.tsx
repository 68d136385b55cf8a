import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ChangePreview } from './change-preview.tsx';
import { aGift, aRefund, longCampaign } from './fixtures/index.ts';

const { campaign } = aGift();

const meta = preview.meta({
  title: 'Gifts/ChangePreview',
  component: ChangePreview,
  tags: ['experimental'],
  // It takes the focus, which would scroll the page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    change: aRefund({
      entries: [
        { kind: 'reversed', amount: -1250.5, date: '2026-11-12', campaign },
        { kind: 'corrected', amount: 1200, date: '2026-11-12', campaign },
      ],
      in_closed_month: false,
    }),
    onBack: fn(),
    onConfirm: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** The heading has the focus, so that the entries are read before the buttons. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'These entries will be made' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** The entries of a closed month appear in the next ledger. */
export const ClosedMonth = meta.story({
  args: { change: aRefund() },
  play: ({ canvas }) => expect(canvas.getByText(/will appear in the next ledger/)).toBeVisible(),
});

export const OpenMonth = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) => expect(canvas.queryByText(/will appear in the next ledger/)).toBeNull(),
});

/** A refund needs the password. */
export const Irreversible = meta.story({
  args: { isIrreversible: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This cannot be undone.')).toBeVisible();
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await confirm(canvas, 'Make these entries');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(ownPassword));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onConfirm: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
  },
});

export const LongText = meta.story({
  args: {
    change: aRefund({
      entries: [{ kind: 'recorded', amount: 1_234_567.89, date: '2026-11-12', campaign: longCampaign }],
    }),
  },
});
