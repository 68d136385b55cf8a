import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { StillList } from './still-list.tsx';

const items = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  text: `Message ${index + 1}`,
  content: <p>Card {index + 1}</p>,
}));

const meta = preview.meta({
  title: 'Library/Motion/StillList',
  component: StillList,
  tags: ['internal'],
  args: { label: 'Testimonials of fulfillment', items },
});

export const Default = meta.story({ tags: ['matrix'] });

/** Six cards are visible, the others are text for screen readers, and a button shows them. */
export const ShowsAll = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.getByText('Card 6')).toBeVisible();
    await expect(canvas.getByText('Message 7')).toBeInTheDocument();
    await expect(canvas.queryByText('Card 7')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20', expanded: false }));
    await expect(canvas.getByText('Card 20')).toBeVisible();
    await expect(canvas.queryByText(/^Message/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
  },
});

export const Few = meta.story({
  args: { items: items.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
