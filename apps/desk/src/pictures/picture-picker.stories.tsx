import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aDeskPicture } from './fixtures/index.ts';
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';

const pictures = [
  aDeskPicture({ address: '/pictures/well.svg', alt: 'A tap below a water tank' }),
  aDeskPicture({ address: '/pictures/roof.svg', alt: '', used_by: [] }),
];

const meta = preview.meta({
  title: 'Pictures/PicturePicker',
  component: PicturePicker,
  tags: ['experimental'],
  args: {
    load: fn<PicturePickerProps['load']>(async () => ({ pictures, next: null })),
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

/** More pages follow the first. A search begins again, and Enter does not send the form around it. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    load: fn<PicturePickerProps['load']>(async ({ after }) =>
      after === '' ? { pictures: pictures.slice(0, 1), next: '1' } : { pictures: pictures.slice(1), next: null },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Show more');
    await expect(await canvas.findByRole('button', { name: /No alternative text$/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'tap{Enter}');
    await waitFor(() => expect(args.load).toHaveBeenLastCalledWith({ search: 'tap', after: '' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** The response to an earlier search is dropped. */
export const LateResponse = meta.story({
  tags: ['!autodocs'],
  args: {
    load: fn<PicturePickerProps['load']>(async ({ search }) => {
      if (search !== 'roof') return { pictures: pictures.slice(0, 1), next: null };
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { pictures: pictures.slice(1), next: null };
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^A tap/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'roof{Enter}');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(3));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(canvas.getByRole('button', { name: /^A tap/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.load.mockResolvedValueOnce(undefined),
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('button', { name: /^A tap/ })).toBeVisible();
  },
});
