import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FilterLinks, type FilterLinksProps } from './filter-links.tsx';

/** A function, because a constant would have the type of this one choice. */
const current = (name: FilterLinksProps['current']) => name;

const meta = preview.meta({
  title: 'Parts/FilterLinks',
  component: FilterLinks,
  tags: ['experimental'],
  args: {
    label: 'Which articles',
    choices: ['All', 'Drafts', 'Scheduled', 'Published'].map((label) => ({
      name: label.toLowerCase(),
      label,
      href: `/desk/news?state=${label.toLowerCase()}`,
    })),
    current: current('drafts'),
  },
});

export const Default = meta.story();

export const NamesTheCurrent = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Which articles' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Drafts');
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/desk/news?state=all');
  },
});

export const LongText = meta.story({
  args: {
    choices: Array.from({ length: 12 }, (_, index) => ({
      name: `${index}`,
      label: index === 3 ? 'LanguageWithAVeryLongNameOfItsOwnThatDoesNotBreak' : `Language ${index}`,
      href: `?language=${index}`,
    })),
    current: '3',
  },
});
