import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { scanPages } from '../../../../.storybook/scan-pages.ts';
import { BillSheet } from './bill-sheet.tsx';
import { aBill, aBillDetail, anApprovedBill, longBill } from './fixtures.ts';

const meta = preview.meta({
  title: 'Bills/BillSheet',
  component: BillSheet,
  tags: ['experimental'],
  parameters: { network: [scanPages] },
  args: {
    bill: aBill(),
    detail: aBillDetail(),
    needsApproval: true,
    canWrite: true,
    today: '2026-11-20',
    onApprove: resolvesTo({ ok: true }),
    onPay: resolvesTo({ ok: true }),
    onReopen: resolvesTo({ ok: true }),
    onCorrect: fn(),
    onPublish: resolvesTo({ ok: true }),
    onCancel: resolvesTo({ ok: true }),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

/** A bill of somebody else can be approved, and paid only then. */
export const Approves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Record the payment' })).not.toBeInTheDocument();
    await press(canvas, 'Approve');
    await expect(args.onApprove).toHaveBeenCalledWith(args.bill);
  },
});

/** The person who recorded a bill cannot approve it. */
export const OwnBill = meta.story({
  args: { bill: aBill({ is_own: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/somebody else must approve it.* If there is none, invite somebody/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
});

export const Approved = meta.story({
  args: { bill: anApprovedBill() },
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Day of the payment': '2026-11-18' });
    await press(canvas, 'Record the payment');
    await expect(args.onPay).toHaveBeenCalledWith(args.bill, '2026-11-18');
  },
});

/** Without approval, an open bill can be paid at once. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    needsApproval: false,
    onPay: resolvesTo({ ok: false, message: 'This bill is no longer open.' }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Record the payment');
    await expect(args.onPay).toHaveBeenCalledWith(args.bill, '2026-11-20');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no longer open');
  },
});

/** The first page opens the scan on the whole screen. The focus returns to it. */
export const ReadsScan = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Read the scan');
    const name = 'Scan of the bill of Kofi Mensah, carpenter';
    const viewer = within(await screen.findByRole('dialog', { name }));
    await expect(viewer.getByRole('img', { name: 'Page 2 of 2' })).toBeInTheDocument();
    await press(viewer, 'Close');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read the scan' })).toHaveFocus());
  },
});

/** Without stored pages, a scan can only be downloaded. */
export const ScanWithoutPages = meta.story({
  tags: ['!autodocs'],
  args: { detail: aBillDetail({ scan_pages: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Read the scan' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Download the scan (PDF)' })).toBeVisible();
  },
});

/** A payment that the gifts do not cover can be recorded, with a warning that names by how much. */
export const Overspends = meta.story({
  args: { bill: anApprovedBill(), detail: aBillDetail({ not_spent: 2_000, campaign_not_spent: 100.5 }) },
  play: async ({ args, canvas }) => {
    const warning = canvas.getByRole('status');
    await expect(warning).toHaveTextContent('$180 more was paid out than came in');
    await expect(warning).toHaveTextContent('$2,079.50 more was paid for “Twelve roofs before the rain”');
    await press(canvas, 'Record the payment');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** A payment of exactly what is left is no reason to warn, and neither is a campaign whose rest is not shown. */
export const Covered = meta.story({
  tags: ['!autodocs'],
  args: { bill: anApprovedBill(), detail: aBillDetail({ not_spent: 2_180, campaign_not_spent: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** The scan of a paid bill can be removed from the site, and its payment taken back. */
export const Paid = meta.story({
  args: { bill: anApprovedBill({ state: 'paid', paid_on: '2026-11-18', published: true }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Read the scan',
      'Remove the scan from the site',
      'Take the payment back',
    ]);
    await press(canvas, 'Remove the scan from the site');
    await expect(args.onPublish).toHaveBeenCalledWith(args.bill, false);
    await press(canvas, 'Take the payment back');
    await expect(args.onReopen).toHaveBeenCalledWith(args.bill);
  },
});

/** A bill is canceled with a reason and the password, or kept after all. */
export const Cancels = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel the bill');
    const name = 'Cancel the bill: Kofi Mensah, carpenter';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await press(dialog, 'Keep the bill');
    await press(canvas, 'Cancel the bill');
    const again = within(await screen.findByRole('dialog', { name }));
    await confirm(again, 'Cancel the bill');
    const field = again.getByLabelText('Why it is canceled');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await fill(again, { 'Why it is canceled': 'Recorded twice' });
    await press(again, 'Cancel the bill');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(args.bill, ownPassword, 'Recorded twice'));
  },
});

export const LongText = meta.story({ args: { bill: longBill, canWrite: false } });
