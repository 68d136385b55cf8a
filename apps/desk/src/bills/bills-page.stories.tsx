import type { DeskBill } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { scanPages } from '../../../../.storybook/scan-pages.ts';
import { BillsPage, type BillsPageProps } from './bills-page.tsx';
import { aBillDetail, someBills } from './fixtures.ts';

/** A function, because a constant would have the type of this one state. */
const ready = (bills: readonly DeskBill[], needsApproval = true): BillsPageProps['view'] => ({
  status: 'ready',
  bills,
  needsApproval,
  kinds: ['Roofs, stoves and rent', 'Wells and pumps'],
  campaigns: [{ id: 7, title: 'Clean water for Garbatula' }],
});
const shown: Pick<BillsPageProps, 'view'> = { view: ready(someBills) };

const meta = preview.meta({
  title: 'Bills/BillsPage',
  component: BillsPage,
  tags: ['experimental'],
  parameters: { network: [scanPages] },
  args: {
    ...shown,
    detail: aBillDetail(),
    onOpen: fn(),
    state: undefined,
    canWrite: true,
    today: '2026-11-20',
    onAdd: fn<BillsPageProps['onAdd']>(async () => ({ ok: true })),
    onApprove: resolvesTo({ ok: true }),
    onPay: resolvesTo({ ok: true }),
    onPublish: resolvesTo({ ok: true }),
    onCancel: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([], false) } });
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

/** The button of a row opens its bill. */
export const Opens = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Open the bill of Kofi Mensah, carpenter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' }));
    await expect(args.onOpen).toHaveBeenCalledWith(someBills[0]?.id);
    await press(dialog, 'Approve');
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith(someBills[0]));
  },
});

/** Says what was canceled once the dialogs have closed. */
export const Cancels = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Open the bill of Kofi Mensah, carpenter');
    const bill = within(await screen.findByRole('dialog', { name: 'Bill of Kofi Mensah, carpenter' }));
    await press(bill, 'Cancel the bill');
    const dialog = within(await screen.findByRole('dialog', { name: /^Cancel the bill/ }));
    await fill(dialog, { 'Why it is canceled': 'Recorded twice' });
    await confirm(dialog, 'Cancel the bill');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'The bill of Kofi Mensah, carpenter was canceled.',
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onCancel).toHaveBeenCalledWith(someBills[0], ownPassword, 'Recorded twice');
    await press(canvas, 'Record a bill');
    await expect(canvas.queryByText(/was canceled/)).toBeNull();
  },
});
