import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { ShareTable } from './share-table.tsx';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

const meta = preview.meta({
  title: 'Product/About/ShareTable',
  component: ShareTable,
  tags: ['internal'],
  args: {
    caption: 'Paid out, 2026',
    header: 'Paid for',
    totalLabel: 'Paid out',
    shares: [
      { label: 'Roofs, stoves and rent', amount: 1200.5 },
      { label: 'Wells, pumps and tanks', amount: 300 },
    ],
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Paid out, 2026' }));
    await expect(table.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('$1,500.50');
  },
});

/** The caption is seen, and the bars are beside those of another table. */
export const WithCaption = meta.story({
  args: { showCaption: true, largest: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid out, 2026')).toBeVisible();
  },
});

/** No amounts, or only refunds. */
export const Edge = meta.story({
  args: { shares: [{ label: 'Gifts for a campaign', amount: -20 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('-$20');
  },
});

export const Empty = meta.story({
  args: { shares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('$0');
  },
});

export const LongText = meta.story({
  tags: ['default-foundation'],
  args: { shares: [{ label: `${longWord} ${longWord}`, amount: 9_978_000.5 }] },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The page does not scroll sideways. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  args: { shares: [{ label: 'Health', amount: 112_455_863.25 }] },
  globals: { viewport: { value: 'small' }, textSize: '200' },
});
