import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aGiftWithHistory } from './fixtures/index.ts';
import { GiftReceipts, type GiftReceiptsProps } from './gift-receipts.tsx';

const { receipts } = aGiftWithHistory();
const latest = receipts.slice(-1);

const meta = preview.meta({
  title: 'Gifts/GiftReceipts',
  component: GiftReceipts,
  tags: ['experimental'],
  args: {
    receipts,
    hasAddress: true,
    mayChange: true,
    onLoad: fn<GiftReceiptsProps['onLoad']>(
      async () => '<!doctype html><html lang="en"><body><h1>Donation receipt</h1></body></html>',
    ),
    onSend: fn<GiftReceiptsProps['onSend']>(async () => ({
      ok: true,
      message: 'Receipt 2026-00041 is on its way to ada@example.org.',
    })),
  },
});

/** The newest first. The first one was given to the wrong donor, so another one reverses it. */
export const Default = meta.story();

export const Sends = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send by mail');
    await expect(await canvas.findByText('Receipt 2026-00041 is on its way to ada@example.org.')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Shows = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show and print 2026-00040');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Receipt 2026-00040' })).toBeVisible());
    await expect(args.onLoad).toHaveBeenCalledWith(40);
  },
});

/** The donor's name or address was corrected: what is sent has another number. */
export const Outdated = meta.story({
  args: {
    receipts: latest.map((receipt) => ({
      ...receipt,
      state: 'outdated',
      mail: { state: 'sent', at: '2026-11-21T08:00:00Z' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A counter-receipt will reverse this receipt/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the corrected receipt' })).toBeVisible();
  },
});

export const MailFailed = meta.story({
  args: {
    receipts: latest.map((receipt) => ({
      ...receipt,
      mail: { state: 'failed', at: '2026-11-21T08:00:00Z' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be sent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again by mail' })).toBeVisible();
  },
});

export const WithoutAddress = meta.story({ args: { receipts: latest, hasAddress: false } });
export const Refused = meta.story({
  tags: ['!autodocs'],
  args: {
    onSend: fn<GiftReceiptsProps['onSend']>(async () => ({
      ok: false,
      message: 'This receipt is already on its way. Wait until it has been sent.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Send by mail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already on its way');
  },
});
export const Empty = meta.story({ args: { receipts: [] } });
export const ForAnAuditor = meta.story({ args: { mayChange: false } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
