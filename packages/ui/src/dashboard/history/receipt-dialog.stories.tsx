import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { ReceiptDialog, type ReceiptDialogProps } from './receipt-dialog.tsx';

const html =
  '<!doctype html><html lang="en"><body><h1>Donation receipt</h1><dl><dt>Number</dt><dd>2026-00041</dd></dl></body></html>';

const meta = preview.meta({
  title: 'Product/Dashboard/History/ReceiptDialog',
  component: ReceiptDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    number: '2026-00041',
    onLoad: fn<ReceiptDialogProps['onLoad']>(async () => html),
    onMail: fn(async () => ({
      ok: true as const,
      message: 'Receipt 2026-00041 is on its way to ada@example.org.',
    })),
    onClose: fn(),
  },
});

/** The print dialog of the browser opens for the receipt alone. */
export const Default = meta.story();

export const Prints = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt 2026-00041' }));
    const frame = await dialog.findByTitle<HTMLIFrameElement>('Receipt 2026-00041');
    const print = fn();
    if (frame.contentWindow) frame.contentWindow.print = print;
    await press(dialog, 'Print');
    await expect(print).toHaveBeenCalledOnce();
  },
});

export const SendsIt = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByTitle('Receipt 2026-00041');
    await press(dialog, 'Send it to me by e-mail');
    await waitFor(() => expect(dialog.getByText('Receipt 2026-00041 is on its way to ada@example.org.')).toBeVisible());
    await expect(args.onMail).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { onLoad: fn<ReceiptDialogProps['onLoad']>(async () => undefined) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The receipt could not be loaded.');
  },
});
