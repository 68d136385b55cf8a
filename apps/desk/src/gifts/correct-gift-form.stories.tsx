import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { CorrectGiftForm, type CorrectGiftFormProps } from './correct-gift-form.tsx';
import { aGiftWithHistory, aRefund, someChoices } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Gifts/CorrectGiftForm',
  component: CorrectGiftForm,
  tags: ['experimental'],
  args: {
    gift: aGiftWithHistory(),
    choices: someChoices,
    today: '2026-11-24',
    onChange: fn<CorrectGiftFormProps['onChange']>(async () => ({
      ok: true,
      change: aRefund({ in_closed_month: false }),
    })),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { Amount: '', 'Payment method': '' });
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveFocus());
    for (const label of ['Amount', 'Payment method', 'Reason'])
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Only a pledge can get another status. */
export const Pledge = meta.story({
  tags: ['!autodocs'],
  args: { gift: aGiftWithHistory({ status: 'pending' }) },
  play: async ({ canvas }) => {
    const options = [...canvas.getByLabelText<HTMLSelectElement>('Status').options];
    await expect(options.map(({ text }) => text)).toEqual(['Pending', 'Completed', 'Failed', 'Canceled']);
  },
});

/** Asks how another sum than pledged counts. */
export const OtherSum = meta.story({
  args: { gift: aGiftWithHistory({ status: 'pending', amount: 50 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Completed');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await fill(canvas, { Amount: '30', Reason: 'Seen in the bank' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Keep the rest open: $20' }));
    await press(canvas, 'Make these entries');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        expect.objectContaining({ amount: 3000, outcome: 'split', status: 'completed' }),
        true,
      ),
    );
  },
});

/** Somebody else was faster: the reason is shown, and nothing that was typed is lost. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onChange: fn<CorrectGiftFormProps['onChange']>(async () => ({
      ok: false,
      message: 'This gift was changed in the meantime. Reload the page to see it as it is now.',
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas, { Amount: '1,200', Reason: 'A slip' });
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/was changed in the meantime/);
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,200');
  },
});

/** The values of the gift that nobody changed are submitted too. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { Amount: '1,200', Reason: 'A slip' });
    await press(canvas, 'Make these entries');
    const values = {
      amount: 120_000,
      date: '2026-11-12',
      method: 'Credit/Debit Card',
      status: 'completed',
      campaign_id: '4',
      cause: 'A well for the school',
      outcome: '',
      reason: 'A slip',
    };
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(values, false));
  },
});
