import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { quoteAuthors, quotes } from '../../../../apps/web/src/content/quotes.ts';
import { statistics } from '../../../../apps/web/src/content/statistics.ts';
import { Testimonials } from './testimonials.tsx';

const meta = {
  title: 'Home/Testimonials',
  component: Testimonials,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { quotes, authors: quoteAuthors, chosen: { quote: 0, author: 0 }, statistics },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One quote, its author, and the four figures. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^They did not ask me to prove/);
    await expect(within(canvas.getByRole('figure')).getByText('Amara Diallo')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      statistics.map(({ value, label }) => `${value} ${label}`),
    );
  },
};

/** Quote and author are drawn apart from one another. */
export const AnotherDraw: Story = {
  args: { chosen: { quote: 4, author: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^A year later they called again/);
    await expect(within(canvas.getByRole('figure')).getByText('Juana Chiroy')).toBeVisible();
  },
};

export const LongText: Story = { args: { quotes: [quotes.join(' ')] } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
