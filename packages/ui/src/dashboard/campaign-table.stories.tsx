import { aDashboard } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CampaignTable } from './campaign-table.tsx';

const meta = {
  title: 'Dashboard/CampaignTable',
  component: CampaignTable,
  args: { campaigns: aDashboard().records.campaigns.slice(0, 2) },
} satisfies Meta<typeof CampaignTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [headers, first, second] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(headers).toHaveTextContent(
      'Campaign titleGoalAmount raisedNo. of contributorsRegistration status',
    );
    await expect(first).toHaveTextContent(
      'A deep well for the four villages of Garbatula$18,000$11,240213Registered',
    );
    await expect(second).toHaveTextContent(/188Unregistered$/);
  },
};

export const Empty: Story = {
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No campaigns yet/)).toBeVisible();
  },
};
