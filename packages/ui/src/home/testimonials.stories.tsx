import { expect, within } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { Testimonials } from './testimonials.tsx';

const { authors, quotes, statistics } = home;

const meta = preview.meta({
  title: 'Home/Testimonials',
  component: Testimonials,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { quotes, authors, chosen: { quote: 0, author: 0 }, statistics },
});

/** One quote, its author, and the four figures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(quotes[0] ?? '');
    await expect(within(canvas.getByRole('figure')).getByText(authors[0]?.name ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      statistics.map(({ value, label }) => `${value} ${label}`),
    );
  },
});

/** Quote and author are chosen independently. */
export const AnotherDraw = meta.story({
  args: { chosen: { quote: 4, author: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(quotes[4] ?? '');
    await expect(within(canvas.getByRole('figure')).getByText(authors[2]?.name ?? '')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { quotes: [quotes.join(' ')] } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
