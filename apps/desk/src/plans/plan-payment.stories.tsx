import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { PlanPayment } from './plan-payment.tsx';

const meta = preview.meta({
  title: 'Plans/PlanPayment',
  component: PlanPayment,
  tags: ['internal'],
  args: {
    payment: { is_further: false, due: '2026-12-01', is_closed: false, other: null },
    mayChange: true,
    onSetFurther: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** The payment of a day becomes a further gift. */
export const BecomesFurther = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This payment is that of Dec 1, 2026.')).toBeVisible();
    await press(canvas, 'Count as a further gift');
    await waitFor(() => expect(args.onSetFurther).toHaveBeenCalledWith(true));
  },
});

/** A further gift becomes the payment of the day that it would pay. */
export const PaysAfterAll = meta.story({
  args: { payment: { is_further: true, due: '2026-12-01', is_closed: false, other: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This payment is a further gift.')).toBeVisible();
    await press(canvas, 'Count as the payment of Dec 1, 2026');
    await waitFor(() => expect(args.onSetFurther).toHaveBeenCalledWith(false));
  },
});

const other = { id: 4107, date: '2026-11-30', due: '2026-12-01', may_change: true };

/** A payment was found to be a further gift, because its day has another one. It counts instead if staff say so. */
export const CountsInstead = meta.story({
  args: { payment: { is_further: false, due: null, is_closed: false, other } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('This payment is a further gift. The payment of Nov 30, 2026 counts for Dec 1, 2026.'),
    ).toBeVisible();
    await press(canvas, 'Count for Dec 1, 2026 instead of the payment of Nov 30, 2026');
    await waitFor(() => expect(args.onSetFurther).toHaveBeenCalledWith(false));
  },
});

/** Once a payment is a further gift, another one may count for its day, which is said. */
export const TakenByAnother = meta.story({
  tags: ['!autodocs'],
  args: { payment: { is_further: true, due: '2026-12-01', is_closed: false, other } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The payment of Nov 30, 2026 counts for Dec 1, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Count as the payment of Dec 1, 2026' })).toBeVisible();
  },
});

/** The other payment is in a closed month, or the pledge itself: this one stays a further gift. */
export const NothingToPay = meta.story({
  tags: ['!autodocs'],
  args: {
    payment: { is_further: false, due: null, is_closed: false, other: { ...other, may_change: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This payment is a further gift\. The payment of/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ClosedMonth = meta.story({
  args: { payment: { is_further: false, due: '2026-12-01', is_closed: true, other: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its month is closed')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Somebody who may not change the books sees how it counts. */
export const ReadOnly = meta.story({
  tags: ['!autodocs'],
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment is that of Dec 1, 2026.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A refusal says why. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSetFurther: resolvesTo({ ok: false, message: 'This month is closed already.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Count as a further gift');
    await expect(await canvas.findByText('This month is closed already.')).toBeVisible();
  },
});
