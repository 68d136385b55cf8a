import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { FileChoice } from './file-choice.tsx';

const meta = preview.meta({
  title: 'Pictures/FileChoice',
  component: FileChoice,
  tags: ['internal'],
  args: { isPending: false, error: undefined, onChoose: fn() },
});

const file = new File(['picture'], 'well.png', { type: 'image/png' });

export const Default = meta.story();

/** Also the same file again, after an upload that failed. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Picture file');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose.mock.calls).toEqual([[file], [file]]);
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading the picture');
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose a picture.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Picture file');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Choose a picture\.$/);
  },
});
