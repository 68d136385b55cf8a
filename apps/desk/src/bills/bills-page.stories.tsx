import type { DeskBill } from '@hearthlight/domain/desk';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { scanPages } from '../../../../.storybook/scan-pages.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { BillsPage, type BillsPageProps } from './bills-page.tsx';
import { aBillDetail, anApprovedBill, someBills } from './fixtures.ts';

/** A function, because a constant would have the type of this one state. */
const ready = (bills: readonly DeskBill[], needsApproval = true): BillsPageProps['view'] => ({
  status: 'ready',
  bills,
  totals: { count: bills.length, open_amount: 2_820.5, paid_amount: 2_180 },
  needsApproval,
  kinds: ['Roofs, stoves and rent', 'Wells and pumps'],
  campaigns: [{ id: 7, title: 'Clean water for Garbatula' }],
});
const shown: Pick<BillsPageProps, 'detail' | 'filter' | 'opened' | 'view'> = {
  view: ready(someBills),
  filter: { state: 'all', search: '', order: 'newest' },
  opened: undefined,
  detail: { status: 'ready', detail: aBillDetail() },
};

const anApprovedDetail = aBillDetail({ bill: anApprovedBill() });

/** Shows what pages say has happened. */
const withToasts = (Page: () => ReactNode) => (
  <ToastProvider>
    <Page />
  </ToastProvider>
);

const meta = preview.meta({
  title: 'Bills/BillsPage',
  component: BillsPage,
  tags: ['experimental'],
  parameters: { network: [scanPages] },
  args: {
    ...shown,
    file: '/desk/api/bills/file/?order=newest',
    onClose: fn(),
    newForm: { isAsked: false, onClosed: fn() },
    onFilter: fn(),
    canWrite: true,
    today: '2026-11-20',
    onAdd: fn<BillsPageProps['onAdd']>(async () => ({ ok: true })),
    onApprove: resolvesTo({ ok: true }),
    onPay: resolvesTo({ ok: true }),
    onReopen: resolvesTo({ ok: true }),
    onCorrect: resolvesTo({ ok: true }),
    onPublish: resolvesTo({ ok: true }),
    onCancel: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** The sums of all bills that the filter selects, also of later pages, are above the list. */
export const Sums = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 bills').parentElement).toHaveTextContent('4 bills$2,820.50 open$2,180 paid');
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', args.file);
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({
  args: { view: ready([], false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no bills yet')).toBeVisible();
  },
});

/** Bills exist, but none that is searched for. */
export const NoMatch = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]), filter: { state: 'paid', search: 'Kofi', order: 'largest' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No bill matches')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/desk/bills?state=open&search=Kofi&order=largest',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Oldest first');
    await expect(args.onFilter).toHaveBeenCalledWith({ state: 'paid', search: 'Kofi', order: 'oldest' });
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The dialog closes once the bill is recorded. */
export const Records = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Record a bill');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a bill' }));
    await fill(dialog, { Payee: 'Kofi Mensah', Purpose: 'Roofs', Amount: '1,640.50' });
    await press(dialog, 'Record a bill');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** The form opens where the address asks for it, and says when it is closed. */
export const Asked = meta.story({
  tags: ['!autodocs'],
  args: { newForm: { isAsked: true, onClosed: fn() } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a bill' }));
    await press(dialog, 'Close');
    await expect(args.newForm.onClosed).toHaveBeenCalledOnce();
  },
});

/** An auditor may have the address of the form. */
export const AskedByAuditor = meta.story({
  tags: ['!autodocs'],
  args: { newForm: { isAsked: true, onClosed: fn() }, canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 bills')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The bill in the address is open above the list, from which it may have gone. */
export const Opens = meta.story({
  tags: ['!autodocs'],
  args: { view: ready(someBills.slice(1)), opened: 4 },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' }));
    await press(dialog, 'Approve');
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith(someBills[0]));
    await press(dialog, 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The address has the number of no bill. */
export const Missing = meta.story({
  args: { opened: 999, detail: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  },
});

/** A bill that the list does not have could not be loaded. */
export const OpeningFails = meta.story({
  tags: ['!autodocs'],
  args: { opened: 999, detail: { status: 'failed', onRetry: fn() } },
  play: async ({ args: { detail } }) => {
    await press(within(await screen.findByRole('dialog')), 'Try again');
    await expect(detail.status === 'failed' && detail.onRetry).toHaveBeenCalledOnce();
  },
});

/** Says what was paid. */
export const Pays = meta.story({
  tags: ['!autodocs'],
  args: { opened: 3, detail: { status: 'ready', detail: anApprovedDetail } },
  decorators: [withToasts],
  play: async ({ args }) => {
    const bill = within(await screen.findByRole('dialog', { name: 'Bill of Amina Pumps Ltd' }));
    await press(bill, 'Record the payment');
    await expect(args.onPay).toHaveBeenCalledWith(someBills[1], '2026-11-20');
    await expect(await screen.findByText('The payment of $2,180 to Amina Pumps Ltd was recorded.')).toBeVisible();
  },
});

/** An open bill is corrected in a form with what it says, without its scan. */
export const Corrects = meta.story({
  tags: ['!autodocs'],
  args: { opened: 4 },
  decorators: [withToasts],
  play: async ({ args }) => {
    const bill = await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' });
    await press(within(bill), 'Correct the bill');
    const form = within(await screen.findByRole('dialog', { name: 'Correct the bill' }));
    await expect(form.getByLabelText('Amount')).toHaveValue('640.5');
    await expect(form.queryByLabelText('Scan')).not.toBeInTheDocument();
    await expect(form.getByText(/somebody else must approve the bill again/)).toBeVisible();
    await fill(form, { Amount: '604.50' });
    await press(form, 'Save the correction');
    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledOnce());
    await expect(args.onCorrect).toHaveBeenCalledWith(
      someBills[0],
      expect.objectContaining({ payee: 'Kofi Mensah, carpenter', amount: 604.5, date: '2026-11-12' }),
    );
    await expect(await screen.findByText('The bill of Kofi Mensah, carpenter was corrected.')).toBeVisible();
    await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' });
  },
});

/** Says what was canceled. */
export const Cancels = meta.story({
  tags: ['!autodocs'],
  args: { opened: 4 },
  decorators: [withToasts],
  play: async ({ args }) => {
    const bill = within(await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' }));
    await press(bill, 'Cancel the bill');
    const dialog = within(await screen.findByRole('dialog', { name: /^Cancel the bill/ }));
    await fill(dialog, { 'Why it is canceled': 'Recorded twice' });
    await confirm(dialog, 'Cancel the bill');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCancel).toHaveBeenCalledWith(someBills[0], ownPassword, 'Recorded twice');
    await expect(screen.getByText('The bill of Kofi Mensah, carpenter was canceled.')).toBeVisible();
  },
});

/** A typed bill is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Record a bill');
    await fill(within(await screen.findByRole('dialog')), { Payee: 'Garbatula Pumps' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
