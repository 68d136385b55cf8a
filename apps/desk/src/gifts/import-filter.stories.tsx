import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ImportFilter } from './import-filter.tsx';

const meta = preview.meta({
  title: 'Gifts/ImportFilter',
  component: ImportFilter,
  tags: ['internal'],
  args: { value: '12', onCommit: fn() },
});

export const Default = meta.story();

/** An empty field shows the gifts of all imports again. */
export const Clears = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith('');
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'th{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('12th');
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
});
