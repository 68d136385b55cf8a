import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { aDeskPicture } from './fixtures/index.ts';
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';

const pictures = [
  aDeskPicture({ address: '/pictures/well.svg', alt: 'A tap below a water tank' }),
  aDeskPicture({ address: '/pictures/roof.svg', alt: '', used_by: [] }),
];

const meta = preview.meta({
  title: 'Product/Desk/Pictures/PicturePicker',
  component: PicturePicker,
  tags: ['experimental'],
  args: {
    load: fn<PicturePickerProps['load']>(async () => pictures),
    onChoose: fn(),
  },
});

export const Default = meta.story();

export const Chooses = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A tap below a water tank/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(pictures[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Picture of .* No alternative text$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(pictures[1]);
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { load: fn<PicturePickerProps['load']>(async () => []) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No pictures have been uploaded yet')).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.load.mockResolvedValueOnce(undefined),
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('button', { name: /^A tap/ })).toBeVisible();
  },
});
