import type { UnmatchedPayment } from '@hearthlight/domain/desk';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { PaymentsPage, type PaymentsPageProps } from './payments-page.tsx';

const aPayment = (changes: Partial<UnmatchedPayment> = {}): UnmatchedPayment => ({
  id: 4120,
  date: '2026-11-12',
  amount: 120,
  payer: 'FRANÇOIS, ADA',
  text: 'Ref 79 0000 0056 0000 0375 1398, for the wells',
  campaign: null,
  newest_entry: 910,
  likely: [
    {
      id: 56,
      name: 'Ada François',
      email: 'ada@example.org',
      reason: 'reference',
      pledge: { id: 4098, amount: 120, date: '2026-11-02' },
    },
    { id: 71, name: 'Zoe Ada', email: 'zoe@example.org', reason: 'amount', pledge: null },
  ],
  ...changes,
});

const nobody = aPayment({
  id: 4119,
  amount: 15.5,
  payer: null,
  text: 'Donation',
  campaign: { id: 4, title: 'Water for Garbatula' },
  likely: [],
});

/** A function, because a constant would have the type of this one state. */
const ready = (payments: UnmatchedPayment[], hasMore = false): PaymentsPageProps['view'] => ({
  status: 'ready',
  payments,
  hasMore,
});

const shown: Pick<PaymentsPageProps, 'view'> = { view: ready([aPayment(), nobody]) };

const meta = preview.meta({
  title: 'Product/Desk/Payments/PaymentsPage',
  component: PaymentsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    onRetry: fn(),
    onShowMore: fn(),
    onAssign: resolvesTo({ ok: true, message: 'The payment has its donor now.' }),
    onLeave: resolvesTo({ ok: true, message: 'The payment stays without a donor.' }),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const payment = within(canvas.getByRole('article', { name: /^\$120 · FRANÇOIS, ADA/ }));
    await expect(payment.getByText('Its reference is like one of this donor’s.')).toBeVisible();
    await expect(payment.getByText(/^Completes the pledge of \$120 from /)).toBeVisible();
    await expect(payment.getByRole('link', { name: 'Ada François' })).toHaveAttribute(
      'href',
      '/desk/donors/56',
    );
    const other = within(canvas.getByRole('article', { name: /Unknown payer/ }));
    await expect(other.getByRole('link', { name: 'Choose who gave' })).toHaveAttribute(
      'href',
      '/desk/gifts/4119',
    );
    await expect(other.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Empty = meta.story({
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment needs a donor')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { view: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
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
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** Long texts of banks and long names wrap. */
export const LongText = meta.story({
  args: {
    view: ready([
      aPayment({
        payer: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
        text: `SVWZ+${'79000000560000037513980'.repeat(8)}`,
        likely: [
          {
            id: 1,
            name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
            email: 'hubert.wolfeschlegelsteinhausenbergerdorff@a-long-domain.example.org',
            reason: 'payer',
            pledge: null,
          },
        ],
      }),
    ]),
  },
});

/** One click gives the payment to the donor. */
export const Assigns = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign to Ada François');
    const payment = aPayment();
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith(payment, payment.likely[0]));
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('The payment has its donor now.');
    await expect(notice.parentElement).toHaveFocus();
  },
});

/** A payment that belongs to nobody known leaves the list, for a reason. */
export const Leaves = meta.story({
  play: async ({ args, canvas }) => {
    const payment = within(canvas.getByRole('article', { name: /Unknown payer/ }));
    await press(payment, 'Leave without a donor');
    await press(payment, 'Back');
    await press(payment, 'Leave without a donor');
    const field = await payment.findByLabelText('Reason');
    await waitFor(() => expect(field).toHaveFocus());
    await press(payment, 'Leave without a donor');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await fill(payment, { Reason: 'The bank does not know either' });
    await press(payment, 'Leave without a donor');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(nobody, 'The bank does not know either'));
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('The payment stays without a donor.');
    await expect(notice.parentElement).toHaveFocus();
  },
});

/** Somebody assigned it meanwhile. The reason stays in the field. */
export const LeavingRejectedByServer = meta.story({
  args: { onLeave: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    const payment = within(canvas.getByRole('article', { name: /Unknown payer/ }));
    await press(payment, 'Leave without a donor');
    await fill(payment, { Reason: 'Nobody knows' });
    await press(payment, 'Leave without a donor');
    await expect(await payment.findByRole('alert')).toHaveTextContent('This gift was changed');
    await expect(payment.getByLabelText('Reason')).toHaveValue('Nobody knows');
  },
});

/** Somebody else was faster. */
export const RejectedByServer = meta.story({
  args: { onAssign: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Assign to Zoe Ada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
  },
});
