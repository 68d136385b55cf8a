import { expect, fn, screen, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aDeskPicture, loadsPictures } from './fixtures/index.ts';
import { PictureChoice } from './picture-choice.tsx';

const meta = preview.meta({
  title: 'Pictures/PictureChoice',
  component: PictureChoice,
  tags: ['internal'],
  args: { isPending: false, error: undefined, loadPictures: loadsPictures, onChoose: fn(), onPick: fn() },
});

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose an uploaded picture' }));

export const Default = meta.story();

/** The newest pictures need no list. */
export const PicksRecent = meta.story({
  args: {
    loadPictures: async () => ({
      pictures: [
        aDeskPicture({ address: '/pictures/old.svg', alt: 'Replaced', is_replaced: true }),
        ...['One', 'Two', 'Three', 'Four', 'Five'].map((alt) =>
          aDeskPicture({ alt, address: `/pictures/well.svg?${alt}` }),
        ),
      ],
      next: null,
    }),
  },
  play: async ({ args, canvas }) => {
    const recent = await canvas.findByRole('region', { name: 'Recently uploaded' });
    await expect(within(recent).getAllByRole('button')).toHaveLength(4);
    await expect(within(recent).queryByRole('button', { name: /Replaced/ })).toBeNull();
    await press(canvas, /^Two/);
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ alt: 'Two' }));
  },
});

/** Any other picture is in a list. */
export const Picks = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await expect(args.onPick).toHaveBeenCalledWith(aDeskPicture());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Invalid = meta.story({ args: { error: 'Choose a picture.' } });
