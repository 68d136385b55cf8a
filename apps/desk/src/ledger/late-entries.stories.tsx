import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { someMonths } from './fixtures.ts';
import { LateEntries } from './late-entries.tsx';

const { late } = someMonths();

const meta = preview.meta({
  title: 'Ledger/LateEntries',
  component: LateEntries,
  tags: ['experimental'],
  args: { late },
});

export const Default = meta.story();

export const LinksToGifts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 entries \(-\$25\), recorded after/)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Gift 4107' });
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAttribute('href', '/desk/gifts/4107');
  },
});
