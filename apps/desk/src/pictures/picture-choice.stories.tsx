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

/** The uploaded pictures load when they are asked for. */
export const Picks = meta.story({
  tags: ['!autodocs'],
  args: { loadPictures: fn(loadsPictures) },
  play: async ({ args, canvas }) => {
    await expect(args.loadPictures).not.toHaveBeenCalled();
    await press(canvas, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await expect(args.onPick).toHaveBeenCalledWith(aDeskPicture());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Invalid = meta.story({ args: { error: 'Choose a picture.' } });
