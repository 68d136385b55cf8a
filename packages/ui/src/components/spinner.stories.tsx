import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture only: nothing of it is read aloud. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Medium: Story = { args: { size: 'medium' } };

/** It has the colour of the words beside it. */
export const WithWords: Story = {
  render: () => (
    <p className="flex items-center gap-3 text-pine">
      <Spinner /> Your code is on its way
    </p>
  ),
};
