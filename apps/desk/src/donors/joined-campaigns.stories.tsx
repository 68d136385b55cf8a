import preview from '#storybook/preview';

import { aDonor } from './fixtures/index.ts';
import { JoinedCampaigns } from './joined-campaigns.tsx';

const { campaigns } = aDonor();

const meta = preview.meta({
  title: 'Donors/JoinedCampaigns',
  component: JoinedCampaigns,
  tags: ['experimental'],
  args: { campaigns },
});

export const Default = meta.story();
export const LongText = meta.story({
  args: {
    campaigns: [
      {
        campaign: 'A new roof for the school of Llanfairpwllgwyngyllgogerychwyrndrobwll',
        joined_at: '2026-05-04T10:00:00Z',
      },
      ...campaigns,
    ],
  },
});
