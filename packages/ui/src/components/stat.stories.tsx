import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stat } from './stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { value: '$12M+', label: 'donated' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12M+')).toBeVisible();
  },
};
