import type { DeskPicture } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aDeskPicture } from './fixtures/index.ts';
import { PictureList, type PictureListProps } from './picture-list.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (pictures: readonly DeskPicture[], hasMore = false): PictureListProps['view'] => ({
  status: 'ready',
  pictures,
  onShowMore: hasMore ? fn() : undefined,
});

const meta = preview.meta({
  title: 'Pictures/PictureList',
  component: PictureList,
  tags: ['experimental'],
  args: {
    view: ready([aDeskPicture(), aDeskPicture({ address: '/pictures/roof.svg', alt: '' })]),
    search: '',
    onSearch: fn(),
    onChoose: fn(),
  },
});

export const Default = meta.story();

/** Pictures are found by their alternative text. The rest follows page by page. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    view: ready(
      Array.from({ length: 50 }, (_, index) =>
        aDeskPicture({ address: `/pictures/well.svg?${index}`, alt: `Well ${index}` }),
      ),
      true,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' well{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('well');
  },
});

/** Without pictures there is nothing to search. */
export const Empty = meta.story({
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pictures yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const NothingFound = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]), search: 'well' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No picture matches')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});
