import type { SeenPayment, UnmatchedPayment } from '@hearthlight/domain/desk';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aPayment, aSplit, lessThanPledged, hundreds, ofNobody } from './fixtures.ts';
import { PaymentsPage, type PaymentsPageProps } from './payments-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (groups: UnmatchedPayment[][], more = {}): PaymentsPageProps['view'] => {
  const payments = groups.flat();
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return { status: 'ready', groups, count: payments.length, amount, hasOlder: false, ...more };
};

const group = [aPayment(), aPayment({ id: 4118, amount: 30 })];
const shown: Pick<PaymentsPageProps, 'view' | 'by'> = { view: ready([group, [ofNobody]]), by: 'payer' };
const seen = (payments: readonly UnmatchedPayment[]): SeenPayment[] =>
  payments.map(({ id }) => ({ id, based_on: 1000 }));

const meta = preview.meta({
  title: 'Payments/PaymentsPage',
  component: PaymentsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    search: '',
    onSearch: fn(),
    onSearchDonors: fn(async () => ({ donors: [], has_more: false })),
    onDecide: fn<PaymentsPageProps['onDecide']>(async ({ id }, _donor, _decided, isPreview) => ({
      ok: true,
      change: aSplit,
      ...(!isPreview && { changed: [{ id, based_on: 911 }], skipped: 0 }),
    })),
    onAssign: fn<PaymentsPageProps['onAssign']>(async (some) => ({
      ok: true,
      changed: seen(some),
      skipped: 0,
    })),
    onLeave: fn<PaymentsPageProps['onLeave']>(async (some) => ({
      ok: true,
      changed: seen(some),
      skipped: 0,
    })),
    onReopen: fn<PaymentsPageProps['onReopen']>(async (some) => ({ ok: true, changed: some, skipped: 0 })),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 payments, $165.50')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'By payer' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'By purpose' })).toHaveAttribute('href', '/desk/payments?by=purpose');
    await userEvent.type(canvas.getByRole('searchbox'), 'roof{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('roof');
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Empty = meta.story({
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment needs a donor')).toBeVisible();
  },
});

/** A search without a result does not say that nothing needs a donor. */
export const NoneFound = meta.story({
  args: { view: ready([], { hasOlder: true }), search: 'nobody' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment matches')).toBeVisible();
    await expect(canvas.getByText(/There are older payments too/)).toBeVisible();
    await expect(canvas.queryByText('No payment needs a donor')).not.toBeInTheDocument();
  },
});
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** 456 payments of 90 payers. A group shows its payments only when it is opened. */
export const Many = meta.story({
  args: { view: ready(hundreds, { hasOlder: true, onShowMore: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^456 payments, /)).toBeVisible();
    await expect(canvas.getByText(/^There are older payments too/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(90);
    const [first] = canvas.getAllByRole('article');
    await userEvent.click(within(first ?? canvas.getByRole('main')).getByText('Each payment'));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(190));
  },
});

/** Payments leave the list when they are settled, and come back when that is undone, as on the server. */
function Settling(props: PaymentsPageProps) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const groups = [group, [ofNobody]].map((some) => some.filter(({ id }) => !gone.includes(id)));
  const settle = (changed: readonly SeenPayment[] = []) => setGone(changed.map(({ id }) => id));
  return (
    <PaymentsPage
      {...props}
      view={ready(groups.filter((some) => some.length > 0))}
      onAssign={async (payments, donor) => {
        const result = await props.onAssign(payments, donor);
        settle(result.changed);
        return result;
      }}
      onReopen={async (payments) => {
        const result = await props.onReopen(payments);
        setGone([]);
        return result;
      }}
    />
  );
}

/** Asks how a payment of another sum than pledged counts, shows the entries, and takes it back. */
export const Decides = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([[lessThanPledged]]) },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Assign to Ada François');
    await userEvent.click(canvas.getByRole('radio', { name: 'Keep the rest open: $30' }));
    await canvas.findByText('These entries will be made');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await press(canvas, 'Make these entries');
    const toast = canvas.getByRole('status');
    await waitFor(() => expect(toast).toHaveTextContent('$120 (FRANÇOIS, ADA) is a gift of Ada François now.'));
    await press(canvas, 'Undo');
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledWith([{ id: 4120, based_on: 911 }]));
  },
});

/** One click gives a group to its donor, another one takes it back. */
export const Assigns = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Settling {...args} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign all 2 to Ada François');
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith(group, aPayment().likely[0]));
    const toast = canvas.getByRole('status');
    await waitFor(() => expect(toast).toHaveTextContent('2 payments are gifts of Ada François now.'));
    // The focus goes on to the next payment.
    await expect(canvas.getByRole('article', { name: /Unknown payer/ })).toHaveFocus();
    await press(canvas, 'Undo');
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledWith(seen(group)));
    await expect(await canvas.findByRole('article', { name: /FRANÇOIS, ADA/ })).toBeVisible();
    await expect(toast).toBeEmptyDOMElement();
  },
});

/** What somebody else has settled meanwhile is skipped, also when it is taken back. */
export const Skipped = meta.story({
  tags: ['!autodocs'],
  args: {
    onAssign: fn<PaymentsPageProps['onAssign']>(async (some) => ({
      ok: true,
      changed: seen(some.slice(1)),
      skipped: 1,
    })),
    onReopen: fn<PaymentsPageProps['onReopen']>(async () => ({ ok: true, changed: [], skipped: 1 })),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign all 2 to Ada François');
    const toast = canvas.getByRole('status');
    const skipped = '1 payment was changed by somebody else in the meantime and stays as it is.';
    await waitFor(() => expect(toast).toHaveTextContent(`1 payment is a gift of Ada François now. ${skipped}`));
    await press(canvas, 'Undo');
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledWith(seen(group.slice(1))));
    await waitFor(() => expect(toast).toHaveTextContent(new RegExp(`^${skipped}`)));
  },
});

/** A refusal stays with its group, and nothing is said to have happened. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onAssign: fn<PaymentsPageProps['onAssign']>(async () => ({
      ok: false,
      message: 'This gift was changed in the meantime.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Assign all 2 to Ada François');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A payment that belongs to nobody known leaves the list, for a reason. */
export const Leaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const payment = within(canvas.getByRole('article', { name: /Unknown payer/ }));
    await press(payment, 'Leave without a donor');
    await fill(payment, { Reason: 'The bank does not know either' });
    await press(payment, 'Leave without a donor');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith([ofNobody], 'The bank does not know either'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('$15.50 (Unknown payer) stays without a donor.'),
    );
  },
});

/** Many payers at once, each with its own giver. One Undo takes all of it back. */
export const TakesNames = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    view: ready([
      [aPayment({ id: 4101, payer: 'Al New', likely: [] })],
      [aPayment({ id: 4102, payer: 'Ed Elm', likely: [] })],
    ]),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Take the payers’ names');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign all 2' }));
    await expect(await screen.findByText('2 payments are gifts of their payers now.')).toBeVisible();
    await expect(args.onAssign).toHaveBeenNthCalledWith(
      1,
      [expect.anything()],
      expect.objectContaining({ name: 'Al New' }),
    );
    await expect(args.onAssign).toHaveBeenNthCalledWith(
      2,
      [expect.anything()],
      expect.objectContaining({ name: 'Ed Elm' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(args.onReopen).toHaveBeenCalledWith([
        { id: 4101, based_on: 1000 },
        { id: 4102, based_on: 1000 },
      ]),
    );
  },
});
