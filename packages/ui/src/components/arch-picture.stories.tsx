import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArchPicture } from './arch-picture.tsx';

const meta = {
  title: 'Components/ArchPicture',
  component: ArchPicture,
  args: { src: '/pictures/well.svg', alt: 'A stone well under a red roof' },
} satisfies Meta<typeof ArchPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A stone well under a red roof' })).toBeInTheDocument();
  },
};
