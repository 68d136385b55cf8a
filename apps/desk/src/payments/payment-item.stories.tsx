import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aPayment, longPayment, ofNobody } from './fixtures.ts';
import { PaymentItem } from './payment-item.tsx';

const meta = preview.meta({
  title: 'Payments/PaymentItem',
  component: PaymentItem,
  tags: ['experimental'],
  args: { payment: aPayment(), onAssign: resolvesTo({ ok: true }), onLeave: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const Assigns = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: /^\$120 · FRANÇOIS, ADA/ })).toBeVisible();
    await press(canvas, 'Assign to Zoe Ada');
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith(aPayment().likely[1]));
  },
});

/** Without a likely donor, it leads to where one is chosen. */
export const OfNobody = meta.story({
  args: { payment: ofNobody },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: /Unknown payer/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose who gave' })).toHaveAttribute(
      'href',
      '/desk/gifts/4119',
    );
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  },
});

/** A payment is left without a donor for a reason, or not after all. */
export const Leaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Leave without a donor');
    await press(canvas, 'Back');
    await press(canvas, 'Leave without a donor');
    const field = await canvas.findByLabelText('Reason');
    await waitFor(() => expect(field).toHaveFocus());
    await press(canvas, 'Leave without a donor');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await fill(canvas, { Reason: 'The bank does not know either' });
    await press(canvas, 'Leave without a donor');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('The bank does not know either'));
  },
});

/** Somebody assigned it meanwhile. The reason stays in the field. */
export const RejectedByServer = meta.story({
  args: { onLeave: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Leave without a donor');
    await fill(canvas, { Reason: 'Nobody knows' });
    await press(canvas, 'Leave without a donor');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Nobody knows');
  },
});

/** Long texts of banks and long names wrap. */
export const LongText = meta.story({ args: { payment: longPayment } });
