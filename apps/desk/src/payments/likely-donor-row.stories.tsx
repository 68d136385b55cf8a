import type { LikelyDonor } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { aPayment, lessThanPledged, longPayment } from './fixtures.ts';
import { LikelyDonorRow } from './likely-donor-row.tsx';

/** A function, because a constant would have the type of one reason. */
const a = (changes: Partial<LikelyDonor> = {}): LikelyDonor => ({
  id: 71,
  name: 'Zoe Ada',
  email: 'zoe@example.org',
  reason: 'amount',
  pledge: null,
  ...changes,
});

const meta = preview.meta({
  title: 'Payments/LikelyDonorRow',
  component: LikelyDonorRow,
  tags: ['experimental'],
  args: {
    donor: a(aPayment().likely[0]),
    payments: [aPayment()],
    onDecide: resolvesTo({ ok: true }),
    onAssign: resolvesTo({ ok: true }),
  },
});

/** A donor whose pledge the payment completes. */
export const Default = meta.story();

/** The button names the donor. A double click assigns once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onAssign: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Its reference is like one of this donor’s.')).toBeVisible();
    await expect(canvas.getByText(/^Completes the pledge from .*, of which \$120 is open\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ada François' })).toHaveAttribute('href', '/desk/donors/56');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Assign to Ada François' }));
    await expect(args.onAssign).toHaveBeenCalledOnce();
  },
});

/** A donor of whom a gift with almost this reference is paid. */
export const PaidAlready = meta.story({
  tags: ['!autodocs'],
  args: { donor: a({ reason: 'paid' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Its reference is like that of a gift of this donor that is paid already.'),
    ).toBeVisible();
  },
});

/** A donor who pledged another sum: asks how the payment counts. */
export const OtherSum = meta.story({
  args: { donor: a(lessThanPledged.likely[0]), payments: [lessThanPledged] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^\$150 of this donor’s pledge from /)).toBeVisible();
    await press(canvas, 'Assign to Ada François');
    await expect(canvas.getByRole('group', { name: 'How does this payment count?' })).toBeVisible();
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

/** All payments of a group. Two of them may be one pledge, which is completed once. */
export const Group = meta.story({
  args: { payments: [aPayment(), aPayment({ id: 4118 }), aPayment({ id: 4117, likely: [] })] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Completes 1 pledge of this donor.')).toBeVisible();
    await press(canvas, 'Assign all 3 to Ada François');
    await expect(args.onAssign).toHaveBeenCalledOnce();
  },
});

/** Somebody else was faster. */
export const RejectedByServer = meta.story({
  args: {
    donor: a(),
    onAssign: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Assign to Zoe Ada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
  },
});

export const LongText = meta.story({ args: { donor: a(longPayment.likely[0]) } });
