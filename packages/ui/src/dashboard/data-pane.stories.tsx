import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DataPane } from './data-pane.tsx';

const meta = {
  title: 'Dashboard/DataPane',
  component: DataPane,
  args: {
    pane: 'dashboard',
    dashboard: aDashboard(),
    now: new Date(aMoment),
    joining: new Set<number>(),
    onJoin: fn(),
  },
} satisfies Meta<typeof DataPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donation totals' })).toBeVisible();
  },
};

export const EventsShowTheCampaigns: Story = {
  args: { pane: 'events' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Register for A night nurse/ }));
    await expect(args.onJoin).toHaveBeenCalledWith(3);
  },
};
