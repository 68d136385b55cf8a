import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { aGiftWithHistory, aRefund } from './fixtures/index.ts';
import { RefundForm, type RefundFormProps } from './refund-form.tsx';

const meta = preview.meta({
  title: 'Gifts/RefundForm',
  component: RefundForm,
  tags: ['experimental'],
  args: {
    gift: aGiftWithHistory(),
    onChange: fn<RefundFormProps['onChange']>(async () => ({ ok: true, change: aRefund() })),
  },
  decorators: [inSheet],
});

/** The amount is what the gift still counts. */
export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Amount to refund': 'all' });
    await press(canvas, 'Show the entries');
    await waitFor(() => expect(canvas.getByLabelText('Amount to refund')).toHaveFocus());
    await expect(canvas.getByLabelText('Amount to refund')).toBeInvalid();
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why, in at most 500 characters\./);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A double click asks once, for the amount that the gift still counts. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onChange: fn<RefundFormProps['onChange']>(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { Reason: 'Charged twice' });
    const button = canvas.getByRole('button', { name: 'Show the entries' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const values = { amount: 125_050, reason: 'Charged twice' };
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(values, true);
  },
});

/** The refund is more than the gift still counts: nothing that was typed is lost. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onChange: fn<RefundFormProps['onChange']>(async () => ({
      ok: false,
      fields: { amount: 'At most $1,000 can be refunded.' },
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas, { Reason: 'Charged twice' });
    await press(canvas, 'Show the entries');
    const amount = canvas.getByLabelText('Amount to refund');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/At most \$1,000 can be refunded/));
    await expect(amount).toHaveFocus();
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Charged twice');
  },
});

/** The entries are shown first; the refund is made once they are confirmed. Back returns to what was typed. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Amount to refund': '250.50', Reason: 'Charged twice' });
    await press(canvas, 'Show the entries');
    await expect(await canvas.findByText('-$250.50')).toBeVisible();
    const values = { amount: 25_050, reason: 'Charged twice' };
    await expect(args.onChange).toHaveBeenLastCalledWith(values, true);
    await press(canvas, 'Back');
    await expect(canvas.getByRole('button', { name: 'Show the entries' })).toHaveFocus();
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Charged twice');
    await press(canvas, 'Show the entries');
    await confirm(canvas, 'Make these entries');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(values, false, ownPassword));
  },
});
