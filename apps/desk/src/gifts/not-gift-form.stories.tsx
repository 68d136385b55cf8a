import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { aGiftWithHistory, aRefund } from './fixtures/index.ts';
import { NotGiftForm, type NotGiftFormProps } from './not-gift-form.tsx';

const meta = preview.meta({
  title: 'Gifts/NotGiftForm',
  component: NotGiftForm,
  tags: ['experimental'],
  args: {
    gift: aGiftWithHistory({ is_imported: true }),
    onChange: fn<NotGiftFormProps['onChange']>(async () => ({
      ok: true,
      change: aRefund({ in_closed_month: false }),
    })),
  },
});

export const Default = meta.story();

/** Shows the entries before they are made. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const change = expect.objectContaining({
      status: 'canceled',
      amount: 125_050,
      reason: 'Rent of the hall',
    });
    await fill(canvas, { Reason: 'Rent of the hall' });
    await canvas.findByText('These entries will be made');
    await expect(args.onChange).toHaveBeenLastCalledWith(change, true);
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(change, false));
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toBeInvalid());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
