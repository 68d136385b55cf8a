import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CloseButton } from './close-button.tsx';

const meta = {
  title: 'Components/CloseButton',
  component: CloseButton,
  args: { onClick: fn() },
} satisfies Meta<typeof CloseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
