import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { CorrectionForm } from './correction-form.tsx';
import { aReading, ofCell } from './fixtures.ts';

const meta = preview.meta({
  title: 'Imports/CorrectionForm',
  component: CorrectionForm,
  tags: ['experimental'],
  args: { reading: aReading, ...ofCell('amount'), pending: false, onSubmit: fn() },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Money that went out is entered without a sign. */
export const Succeeds = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { reading: { ...aReading, amount: -980 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('980');
    await userEvent.click(canvas.getByRole('radio', { name: 'It came in' }));
    await press(canvas, 'Find the right reading');
    await expect(args.onSubmit).toHaveBeenCalledWith({ cell: 'amount', value: 980 });
  },
});

/** A day that is not read is asked for. */
export const Invalid = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { cell: 'date', reading: { ...aReading, date: null } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Find the right reading');
    await expect(canvas.getByLabelText('Day')).toHaveAccessibleDescription('Enter what it should be.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The file may lack a purpose. A text without letters that is read now can be kept. */
export const Purpose = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { cell: 'purpose', reading: { ...aReading, purpose: '4711' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Purpose');
    await expect(field).toHaveDisplayValue('4711');
    await userEvent.selectOptions(field, 'None');
    await press(canvas, 'Find the right reading');
    await expect(args.onSubmit).toHaveBeenCalledWith({ cell: 'purpose', value: null });
  },
});

export const Pending = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Find the right reading');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
