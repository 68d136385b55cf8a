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
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^They did not ask me to prove/);
    await expect(within(canvas.getByRole('figure')).getByText('Amara Diallo')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      statistics.map(({ value, label }) => `${value} ${label}`),
    );
  },
});

/** Quote and author are chosen independently. */
export const AnotherDraw = meta.story({
  args: { chosen: { quote: 4, author: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^A year later they called again/);
    await expect(within(canvas.getByRole('figure')).getByText('Juana Chiroy')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { quotes: [quotes.join(' ')] } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
