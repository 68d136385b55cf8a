import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { JoinNow } from './join-now.tsx';

const meta = {
  title: 'Home/JoinNow',
  component: JoinNow,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinNow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Why, and where. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', paths.dashboard);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
