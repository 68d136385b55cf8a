import { anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { aDeskPicture } from './fixtures/index.ts';
import { PictureGrid } from './picture-grid.tsx';

const used = aDeskPicture({ used_by: [{ kind: 'news', id: 7, title: 'Forty days of water' }] });
const unnamed = aDeskPicture({
  address: '/pictures/roof.svg',
  alt: '',
  uploaded_at: '2026-11-20T20:00:00.000Z',
});

const meta = preview.meta({
  title: 'Pictures/PictureGrid',
  component: PictureGrid,
  tags: ['experimental'],
  args: { pictures: [used, unnamed], onChoose: fn() },
});

export const Default = meta.story();

/** A picture without alternative text has the name of its day, which is the next one in India. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^A woman fills a jerrycan.* Used once$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose.mock.calls).toEqual([[unnamed]]);
    await expect(canvas.getByRole('button', { name: /^Picture of Nov 21, 2026/ })).toHaveFocus();
  },
});

/** The name of the file is a name too. */
export const NamedByFile = meta.story({
  tags: ['!autodocs'],
  args: { pictures: [aDeskPicture({ alt: '', name: 'IMG_0042.jpg' })] },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName(/^IMG_0042\.jpg Not used/),
});

/** A picture that was cropped or replaced has another name than the one in its place. */
export const EarlierVersion = meta.story({
  args: { pictures: [aDeskPicture({ address: '/pictures/roof.svg' }), aDeskPicture({ is_replaced: true })] },
  play: async ({ canvas }) => {
    const { alt } = aDeskPicture();
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual([`${alt}Not used`, `${alt} (earlier version)Not used`]);
  },
});

export const LongText = meta.story({
  args: {
    pictures: Array.from({ length: 12 }, (_, index) =>
      aDeskPicture({
        address: `/pictures/well.svg?${index}`,
        alt: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, a woman fills a jerrycan. '.repeat(2), // cspell:disable-line
      }),
    ),
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph inColumns>
      {(address) => (
        <PictureGrid
          {...args}
          pictures={[aDeskPicture({ address }), aDeskPicture({ address: anUploadedPicture, alt: '' })]}
        />
      )}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
