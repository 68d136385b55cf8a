import type { ImportEntry } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { anImport, aWaitingRow, longRow, someImports } from './fixtures.ts';
import { ImportsPage, type ImportsPageProps } from './imports-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (imports: readonly ImportEntry[]): ImportsPageProps['view'] => ({
  status: 'ready',
  imports,
});
const shown: Pick<ImportsPageProps, 'view'> = { view: ready(someImports) };

const meta = preview.meta({
  title: 'Imports/ImportsPage',
  component: ImportsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    canImport: true,
    unmatched: 0,
    onDecideRows: fn<ImportsPageProps['onDecideRows']>(async () => ({ ok: true, imports: [8] })),
    onReopenRows: resolvesTo({ ok: true }),
    onAskAgain: resolvesTo({ ok: true }),
    onLeaveOutAgain: resolvesTo({ ok: true }),
    onUpload: resolvesTo({ ok: true }),
    onUndo: resolvesTo({ ok: true, message: 'The import was undone: 268 gifts were removed.' }),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Auditor = meta.story({
  args: { canImport: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** What is left out of all files comes last. */
export const LeftOut = meta.story({
  args: { leftOut: [{ kind: 'payout', name: 'Stripe', text: 'Payouts of Stripe' }] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ask again about Payouts of Stripe');
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
});

/** Says what was removed once the dialog has closed. */
export const Undoes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Undo the import of paypal-october.csv');
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    await confirm(dialog, 'Undo');
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith(anImport(), ownPassword));
    await expect(await canvas.findByText(/268 gifts were removed/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(canvas, 'Undo the import of paypal-october.csv');
    await expect(canvas.queryByText(/268 gifts were removed/)).toBeNull();
  },
});

/** Shows why a file was refused. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onUpload: resolvesTo({ ok: false, message: 'This is not a CSV file.' }) },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF'], 'gifts.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Upload a file', { selector: 'input' }), file);
    await expect(args.onUpload).toHaveBeenCalledWith(file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not a CSV file.');
  },
});

/** Rows that were left open come first. */
export const Waiting = meta.story({
  args: { waiting: { rows: [aWaitingRow()], count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '1 row waits for your decision' })).toBeVisible();
  },
});

/** What the import has not recorded. */
export const NotRecorded = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { unrecorded: { file: 'umpqua.csv', counts: { refused: 1 }, rows: [longRow] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Not recorded from umpqua.csv' })).toBeVisible();
  },
});

/** After an import, the payments that need a donor are one click away. */
export const Unmatched = meta.story({
  args: { unmatched: 456 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '456 payments have no known donor' });
    await expect(link).toHaveAttribute('href', '/desk/payments');
  },
});
