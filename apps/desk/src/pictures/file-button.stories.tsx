import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { FileButton } from './file-button.tsx';

const meta = preview.meta({
  title: 'Pictures/FileButton',
  component: FileButton,
  tags: ['internal'],
  args: { children: 'Upload a picture', onChoose: fn() },
});

const roof = new File(['picture'], 'roof.png', { type: 'image/png' });
const well = new File(['picture'], 'well.png', { type: 'image/png' });

export const Default = meta.story();

/** Also the same file twice, which a browser does not report as a change. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Upload a picture', { selector: 'input' });
    await userEvent.upload(input, roof);
    await expect(input).toHaveValue('');
    await userEvent.upload(input, roof);
    await expect(args.onChoose.mock.calls).toEqual([[[roof]], [[roof]]]);
  },
});

export const Several = meta.story({
  tags: ['!autodocs'],
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), [roof, well]);
    await expect(args.onChoose).toHaveBeenLastCalledWith([roof, well]);
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Replace' } });
