import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FirstRows } from './first-rows.tsx';

const meta = preview.meta({
  title: 'Imports/FirstRows',
  component: FirstRows,
  tags: ['experimental'],
  args: {
    readings: [
      { line: 2, date: '2026-05-03', amount: 1000, giver: 'Ada Byron', purpose: 'A well for Garbatula' },
      { line: 3, date: '2026-05-04', amount: -980, giver: 'Miller Rent', purpose: 'Rent' },
      { line: 4, date: null, amount: null, giver: null, purpose: null },
    ],
  },
});

export const Default = meta.story();

/** Money out is told apart from money in, and rows that cannot be read say so. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '$1,000 came in' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$980 went out' })).toBeVisible();
    await expect(canvas.getAllByText('Not read')).toHaveLength(2);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Nothing is shown while a column is unknown. */
export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { readings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});
