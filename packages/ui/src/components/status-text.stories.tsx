import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusText } from './status-text.tsx';

const meta = {
  title: 'Components/StatusText',
  component: StatusText,
  args: { tone: 'completed', children: 'Completed' },
} satisfies Meta<typeof StatusText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
};
