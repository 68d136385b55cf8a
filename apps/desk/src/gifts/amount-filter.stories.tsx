import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { AmountFilter } from './amount-filter.tsx';

const meta = preview.meta({
  title: 'Gifts/AmountFilter',
  component: AmountFilter,
  tags: ['internal'],
  args: { label: 'At least', value: '', onCommit: fn() },
});

export const Default = meta.story();

/** It filters by a plain number, whatever was typed, and only once the field is left. */
export const Filters = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^At least/), '$1,250.50');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('1250.5');
  },
});

export const Invalid = meta.story({
  args: { value: '25' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^At least/);
    await userEvent.clear(field);
    await userEvent.type(field, 'much{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/amount/i);
    await expect(field).toHaveValue('much');
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
});
