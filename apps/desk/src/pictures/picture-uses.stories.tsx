import type { DeskPicture } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PictureUses } from './picture-uses.tsx';

/** A function, because a constant would have the type of these uses. */
const uses = (...list: DeskPicture['used_by']): DeskPicture['used_by'] => list;

const meta = preview.meta({
  title: 'Pictures/PictureUses',
  component: PictureUses,
  tags: ['internal'],
  args: {
    uses: uses(
      { kind: 'news', id: 7, title: 'Forty days of water in Garbatula' },
      { kind: 'campaign', id: 2, title: 'A roof for Garbatula school' },
      { kind: 'update', id: 3, title: '' },
    ),
  },
});

export const Default = meta.story();

/** Each link leads to the page on which the picture can be changed. */
export const Links = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Forty days of water in Garbatula', '/desk/news/7'],
      ['A roof for Garbatula school', '/desk/campaigns/2'],
      ['An update without a title', '/desk/updates/3'],
    ]);
  },
});

export const Unused = meta.story({ args: { uses: uses() } });

export const LongText = meta.story({
  args: {
    uses: uses({
      kind: 'campaign',
      id: 2,
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, forty days of water '.repeat(2), // cspell:disable-line
    }),
  },
});
