import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { type UploadedPicture, PicturePicker, type PicturePickerProps } from './picture-picker.tsx';

const pictures: UploadedPicture[] = [
  { address: '/pictures/well.svg', used_by: [{ kind: 'news', id: 1, title: 'Forty days of water' }] },
  ...['roof', 'kitchen', 'clinic', 'boat'].map((name) => ({ address: `/pictures/${name}.svg`, used_by: [] })),
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

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await press(canvas, 'Picture of “Forty days of water”');
    await expect(args.onChoose).toHaveBeenLastCalledWith(pictures[0]);
    await press(canvas, 'Unused picture 3');
    await expect(args.onChoose).toHaveBeenLastCalledWith(pictures[2]);
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
    await expect(await canvas.findByRole('list', { name: 'Uploaded pictures' })).toBeVisible();
  },
});
