import type { DeskBill } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { BillsPage, type BillsPageProps } from './bills-page.tsx';

const aBill = (changes: Partial<DeskBill> = {}): DeskBill => ({
  id: 4,
  payee: 'Kofi Mensah, carpenter',
  kind: 'Roofs, stoves and rent',
  campaign: 'Twelve roofs before the rain',
  amount: 640.5,
  date: '2026-11-12',
  state: 'open',
  paid_on: null,
  scan: 'pdf',
  published: false,
  recorded_by: 'Peter Otieno',
  is_own: false,
  is_approved: false,
  approved_by: null,
  approved_at: null,
  ...changes,
});

/** A function, because a constant would have the type of this one state. */
const ready = (bills: DeskBill[], needsApproval = true): BillsPageProps['view'] => ({
  status: 'ready',
  bills,
  hasMore: false,
  needsApproval,
  kinds: ['Roofs, stoves and rent', 'Wells and pumps'],
  campaigns: [{ id: 7, title: 'Clean water for Garbatula' }],
});
const approved = { is_approved: true, approved_by: 'Ruth Wanjiru', approved_at: '2026-11-13T09:00:00.000Z' };
const all = [
  aBill(),
  aBill({ id: 3, payee: 'Amina Pumps Ltd', kind: 'Wells and pumps', amount: 2_180, ...approved }),
  aBill({
    id: 2,
    payee: 'Kariuki Hardware',
    state: 'paid',
    paid_on: '2026-11-02',
    published: true,
    ...approved,
  }),
  aBill({ id: 1, payee: 'Kariuki Hardware', state: 'canceled' }),
];
const shown: Pick<BillsPageProps, 'view'> = { view: ready(all) };

const meta = preview.meta({
  title: 'Product/Desk/Bills/BillsPage',
  component: BillsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    state: undefined,
    canWrite: true,
    today: '2026-11-20',
    onRetry: fn(),
    onShowMore: fn(),
    onAdd: fn<BillsPageProps['onAdd']>(async () => ({ ok: true })),
    onApprove: resolvesTo({ ok: true }),
    onPay: resolvesTo({ ok: true }),
    onPublish: resolvesTo({ ok: true }),
    onCancel: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Empty = meta.story({ args: { view: ready([], false) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Shows what is missing, then records a bill with its scan. */
export const Records = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a bill');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a bill' }));
    await press(dialog, 'Record a bill');
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toBeInvalid());
    await expect(args.onAdd).not.toHaveBeenCalled();
    const scan = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText(/^Scan/), scan);
    await fill(dialog, { Payee: 'Kofi Mensah', Purpose: 'Roofs', Amount: '1,640.50' });
    await press(dialog, 'Record a bill');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        payee: 'Kofi Mensah',
        kind: 'Roofs',
        amount: 1640.5,
        date: '2026-11-20',
        campaign_id: null,
        publish: false,
        scan,
      }),
    );
  },
});

/** A bill of somebody else can be approved, and paid only then. */
export const Approves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Open the bill of Kofi Mensah, carpenter');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Record the payment' })).not.toBeInTheDocument();
    await press(dialog, 'Approve');
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith(all[0]));
  },
});

/** The person who recorded a bill cannot approve it. */
export const OwnBill = meta.story({
  args: { view: ready([aBill({ is_own: true })]) },
  play: async ({ canvas }) => {
    await press(canvas, /^Open the bill/);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/somebody else must approve it/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
});

/** Without approval, an open bill can be paid at once. A refusal is shown in the dialog. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    view: ready([aBill()], false),
    onPay: resolvesTo({ ok: false, message: 'This bill is no longer open.' }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, /^Open the bill/);
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Record the payment');
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(aBill(), '2026-11-20'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('no longer open');
  },
});

/** A bill is canceled with a reason, or kept after all. */
export const Cancels = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Open the bill of Kofi Mensah, carpenter');
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Cancel the bill');
    await press(dialog, 'Keep the bill');
    await press(dialog, 'Cancel the bill');
    const field = await dialog.findByLabelText('Why it is canceled');
    await waitFor(() => expect(field).toHaveFocus());
    await press(dialog, 'Cancel the bill');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await fill(dialog, { 'Why it is canceled': 'Recorded twice' });
    await press(dialog, 'Cancel the bill');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(aBill(), 'Recorded twice'));
  },
});
