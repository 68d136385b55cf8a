import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DashboardMenu } from './dashboard-menu.tsx';

const meta = {
  title: 'Dashboard/DashboardMenu',
  component: DashboardMenu,
  args: { pane: 'dashboard' },
  decorators: [(Story) => <div className="max-w-[236px] bg-paper">{Story()}</div>],
} satisfies Meta<typeof DashboardMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Dashboard /dashboard',
      'Fundraising Campaigns /dashboard?pane=campaigns',
      'Donate /donate-now',
      'Donation History /dashboard?pane=history',
      'Impact Updates /dashboard?pane=updates',
      'Account Information /dashboard?pane=account',
      'Request Help /request-help',
      'Event Registration /dashboard?pane=events',
    ]);
  },
};

export const OneItemIsCurrent: Story = {
  args: { pane: 'events' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Event Registration');
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
  },
};
