import { anOpenBooks } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { MonthChart } from './month-chart.tsx';

const meta = preview.meta({
  title: 'Product/Open books/MonthChart',
  component: MonthChart,
  tags: ['internal'],
  args: { months: anOpenBooks().months },
});

/** The bars are a picture; the table says the same, the newest month first. */
export const Default = meta.story();

export const ShowsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/below zero/)).not.toBeInTheDocument();
    await expect(canvas.getByText('The last 3 months')).toBeVisible();
    await userEvent.click(canvas.getByText('All months as a table'));
    const [, ...rows] = within(canvas.getByRole('table', { name: 'Month by month' })).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nov 2026.*\$120.*\$640$/),
      expect.stringMatching(/^Oct 2026.*\$1,050\.50.*\$300$/),
      expect.stringMatching(/^Sep 2026.*\$410.*\$0$/),
    ]);
  },
});

/** A bar is as long as its share of the longest. A month of more refunds than gifts has none, and is explained. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: {
    months: [
      { month: '2026-10', received: -40, paid: 0 },
      { month: '2026-11', received: 400, paid: 100 },
    ],
  },
  play: async ({ canvas }) => {
    const heightOf = (title: string) => canvas.getByTitle(title).getBoundingClientRect().height;
    await expect(heightOf('-$40')).toBe(0);
    await expect(heightOf('$100')).toBeCloseTo(heightOf('$400') / 4);
    await expect(canvas.getByText('In a month below zero, more was refunded than given.')).toBeVisible();
  },
});

/** The chart has the last twelve months, the table all. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    months: Array.from({ length: 30 }, (_, index) => ({
      month: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      received: 1000 + index,
      paid: 500,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The last 12 months')).toBeVisible();
    await expect(canvas.getAllByTitle('$500')).toHaveLength(12);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
