import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { RevealGrid } from './reveal-grid.tsx';

const card = (name: unknown) => <article tabIndex={-1}>{String(name)}</article>;
const names = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index + 1}`);

const labels = {
  more: 'Show more cards',
  shown: ({ visible, all }: { visible: string; all: number }) => `Showing ${visible} of ${all} cards`,
};

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/RevealGrid',
  component: RevealGrid,
  tags: ['internal'],
  args: { items: names(5), itemKey: String, children: card, labels, step: 2 },
});

export const Default = meta.story({});

export const RevealsMore = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more cards' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 2 of 5 cards');
    await userEvent.click(more);
    await expect(canvas.getByText('Card 3')).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByText('Card 5')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 5 of 5 cards');
  },
});

export const Few = meta.story({
  args: { items: names(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
