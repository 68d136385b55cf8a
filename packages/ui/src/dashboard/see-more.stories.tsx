import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SeeMore } from './see-more.tsx';

const meta = {
  title: 'Dashboard/SeeMore',
  component: SeeMore,
  args: { pane: 'history', what: 'of your donations' },
} satisfies Meta<typeof SeeMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See more... of your donations' });
    await expect(link).toHaveAttribute('href', '/dashboard?pane=history');
  },
};
