import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BrokenLinks } from './broken-links.tsx';

const meta = preview.meta({
  title: 'News/BrokenLinks',
  component: BrokenLinks,
  tags: ['experimental'],
  args: { links: ['/news/A%20well%20for%20Garbatula'] },
});

export const Default = meta.story();

/** A text without broken links needs no notice. */
export const Empty = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Addresses wrap, and stay left to right. */
export const LongText = meta.story({
  args: { links: [`/news/${'garbatula-'.repeat(30)}`, '/campaigns/14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
