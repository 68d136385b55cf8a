import type { UnmatchedPayment } from '@hearthlight/domain/desk';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aPayment, ofNobody } from './fixtures.ts';
import { PaymentsPage, type PaymentsPageProps } from './payments-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (payments: UnmatchedPayment[], hasMore = false): PaymentsPageProps['view'] => ({
  status: 'ready',
  payments,
  onShowMore: hasMore ? fn() : undefined,
});

const shown: Pick<PaymentsPageProps, 'view'> = { view: ready([aPayment(), ofNobody]) };

const meta = preview.meta({
  title: 'Payments/PaymentsPage',
  component: PaymentsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    onAssign: resolvesTo({ ok: true, message: 'The payment has its donor now.' }),
    onLeave: resolvesTo({ ok: true, message: 'The payment stays without a donor.' }),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Empty = meta.story({
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment needs a donor')).toBeVisible();
  },
});
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Many = meta.story({
  args: {
    view: ready(
      Array.from({ length: 40 }, (_, index) =>
        aPayment({ id: index + 1, amount: index + 1, likely: index % 3 === 0 ? [] : aPayment().likely }),
      ),
      true,
    ),
  },
});

/** Payments leave the list when they have a donor, as on the server. */
function Settling(props: PaymentsPageProps) {
  const [payments, setPayments] = useState([aPayment(), ofNobody]);
  return (
    <PaymentsPage
      {...props}
      view={ready(payments)}
      onAssign={async (payment, donor) => {
        const result = await props.onAssign(payment, donor);
        setPayments((all) => all.filter(({ id }) => id !== payment.id));
        return result;
      }}
    />
  );
}

/** One click gives the payment to the donor. */
export const Assigns = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Settling {...args} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign to Ada François');
    const payment = aPayment();
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith(payment, payment.likely[0]));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '$120 (FRANÇOIS, ADA) is a gift of Ada François now.',
      ),
    );
    // The focus goes on to the next payment.
    await expect(canvas.getByRole('article', { name: /Unknown payer/ })).toHaveFocus();
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
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(ofNobody, 'The bank does not know either'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('stays without a donor.'));
  },
});
