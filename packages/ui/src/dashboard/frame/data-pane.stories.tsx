import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { JoinCampaignContext } from '../campaigns/join-campaign-context.ts';
import { DataPane } from './data-pane.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DataPane',
  component: DataPane,
  tags: ['internal'],
  args: {
    pane: 'dashboard' as const,
    dashboard: aDashboard(),
    foundation,
    now: new Date(aMoment),
    onSetGoal: fn(async () => ({ ok: true }) as const),
  },
  decorators: [
    (Story) => <JoinCampaignContext value={{ joining: new Set(), join: fn() }}>{Story()}</JoinCampaignContext>,
  ],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donation totals' })).toBeVisible();
  },
});

/** The account can set the goal. */
export const Account = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'account' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Change your goal'));
    const goal = canvas.getByRole('textbox', { name: 'Your goal' });
    await userEvent.clear(goal);
    await userEvent.type(goal, '4000{Enter}');
    await waitFor(() => expect(args.onSetGoal).toHaveBeenCalledWith({ client_goal: '4000' }));
  },
});

export const EventsShowTheCampaigns = meta.story({
  args: { pane: 'events' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
