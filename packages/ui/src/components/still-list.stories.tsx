import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { StillList } from './still-list.tsx';

const items = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  text: `Message ${index + 1}`,
  content: <p>Card {index + 1}</p>,
}));

const meta = {
  title: 'Components/StillList',
  component: StillList,
  args: { label: 'Testimonials of fulfillment', items },
} satisfies Meta<typeof StillList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six cards, the words of the others for screen readers, and a button for the rest. */
export const Default: Story = {
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
};

export const Few: Story = {
  args: { items: items.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
