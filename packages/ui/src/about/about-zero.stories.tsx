import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutZero } from './about-zero.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutZero',
  component: AboutZero,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { zero: about.money.zero },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

/** Keeps spaces that do not break, as in amounts. */
const asWritten = (text: string) => text;

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: about.money.zero.title }));
    for (const paragraph of about.money.zero.paragraphs)
      await expect(region.getByText(paragraph, { normalizer: asWritten })).toBeVisible();
    await expect(region.getByRole('link', { name: 'See the open books' })).toBeVisible();
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    zero: {
      ...about.money.zero,
      title: `${about.money.zero.title} ${longWord}`,
      paragraphs: [...about.money.zero.paragraphs, ...about.money.zero.paragraphs.map((text) => `${text} ${longWord}`)],
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
