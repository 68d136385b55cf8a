import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PaneSkeleton } from './pane-skeleton.tsx';

const meta = {
  title: 'Dashboard/PaneSkeleton',
  component: PaneSkeleton,
  args: { pane: 'dashboard' },
} satisfies Meta<typeof PaneSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Campaigns: Story = { args: { pane: 'campaigns' } };
export const History: Story = { args: { pane: 'history' } };
export const Updates: Story = { args: { pane: 'updates' } };
export const Account: Story = { args: { pane: 'account' } };
