import { type ComponentProps, useState } from 'react';
import { expect, within } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { Button } from '../components/actions/button.tsx';
import { guidance } from './testimonials.guidance.ts';
import { Testimonials } from './testimonials.tsx';

const { authors, quotes, statistics } = home;

const meta = preview.meta({
  title: 'Product/Home/Testimonials',
  component: Testimonials,
  tags: ['experimental', 'visual'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { quotes, authors, chosen: { quote: 0, author: 0 }, statistics },
});

export const Default = meta.story({});

/** One quote, its author, and the four figures. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Testimonials' })).toBeInTheDocument();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(quotes[0] ?? '');
    await expect(within(canvas.getByRole('figure')).getByText(authors[0]?.name ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      statistics.map(({ value, label }) => `${value} ${label}`),
    );
  },
});

/** Quote and author are chosen independently. */
export const AnotherDraw = meta.story({
  args: { chosen: { quote: quotes.length - 1, author: authors.length - 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(quotes.at(-1) ?? '');
    await expect(within(canvas.getByRole('figure')).getByText(authors.at(-2)?.name ?? '')).toBeVisible();
  },
});

/** The figures are in the opening too, so they need no section of their own. */
export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { quotes: [], authors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Without figures, the quote takes the width of the panel. */
export const WithoutStatistics = meta.story({ args: { statistics: [] } });

/** Shows the next of all pairs of a quote and an author at each click. */
function AllDraws(testimonials: ComponentProps<typeof Testimonials>) {
  const [draw, setDraw] = useState(0);
  const chosen = { quote: draw, author: Math.floor(draw / quotes.length) };
  return (
    <>
      <Button onClick={() => setDraw(draw + 1)}>Next draw</Button>
      <Testimonials {...testimonials} chosen={chosen} />
    </>
  );
}

/** Each pair takes the same space, so a page that is loaded again has the same height. */
export const SameHeight = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => <AllDraws {...args} />,
  play: async ({ canvas, userEvent }) => {
    const { style } = document.documentElement;
    for (const size of ['100%', '200%']) {
      style.fontSize = size;
      const heights = new Set<number>();
      for (let draw = 0; draw < quotes.length * authors.length; draw += 1) {
        await userEvent.click(canvas.getByRole('button', { name: 'Next draw' }));
        heights.add(canvas.getByRole('region').getBoundingClientRect().height);
      }
      style.fontSize = '';
      await expect([...heights]).toHaveLength(1);
    }
  },
});

export const LongText = meta.story({ args: { quotes: [quotes.join(' ')] } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
