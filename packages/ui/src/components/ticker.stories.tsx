import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Ticker } from './ticker.tsx';

const meta = {
  title: 'Components/Ticker',
  component: Ticker,
  args: {
    label: 'Recent contributors',
    motion: 'full',
    items: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      text: `Contributor ${index + 1}`,
      content: <p>Contributor {index + 1}</p>,
    })),
  },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent contributors' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Pause Recent contributors' })).toBeVisible();
  },
};
