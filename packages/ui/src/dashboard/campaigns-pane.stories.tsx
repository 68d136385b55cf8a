import { aCampaign, aDashboard } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CampaignsPane } from './campaigns-pane.tsx';

const { campaigns } = aDashboard().records;

const meta = {
  title: 'Dashboard/CampaignsPane',
  component: CampaignsPane,
  args: { campaigns, joining: new Set<number>(), onJoin: fn() },
} satisfies Meta<typeof CampaignsPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['visual'],
  args: { joining: new Set([3]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: /^Registered for A deep well/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Loading... for A night nurse/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Register for A year of school/ }));
    await expect(args.onJoin).toHaveBeenCalledWith(2);
  },
};

export const Empty: Story = {
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No campaigns yet')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    campaigns: Array.from({ length: 500 }, (_, index) =>
      aCampaign({ id: index + 1, title: `Campaign ${index + 1}` }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more campaigns' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('article', { name: 'Campaign 13' })).toHaveFocus();
    await expect(canvas.getByText('Showing 24 of 500 campaigns')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
