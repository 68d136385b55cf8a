import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
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
    (Story) => (
      <JoinCampaignContext value={{ joining: new Set(), join: fn() }}>{Story()}</JoinCampaignContext>
    ),
  ],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donation totals' })).toBeVisible();
  },
});

export const EventsShowTheCampaigns = meta.story({
  args: { pane: 'events' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
