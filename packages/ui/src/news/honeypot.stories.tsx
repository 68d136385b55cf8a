import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Honeypot } from './honeypot.tsx';

const meta = {
  title: 'News/Honeypot',
  component: Honeypot,
  args: { ref: fn() },
} satisfies Meta<typeof Honeypot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the page, but neither in the order of the Tab key nor in what a screen reader tells. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="website"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
