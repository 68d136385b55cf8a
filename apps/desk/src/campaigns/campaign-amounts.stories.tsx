import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignAmounts } from './campaign-amounts.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Campaigns/CampaignAmounts',
  component: CampaignAmounts,
  tags: ['experimental'],
  args: { campaign: aDeskCampaign() },
});

export const Default = meta.story();

export const Empty = meta.story({
  args: { campaign: aDeskCampaign({ amount_raised: 0, no_of_contributors: 0 }) },
});

/** The bar is full from the goal on. */
export const BeyondTheGoal = meta.story({
  args: { campaign: aDeskCampaign({ amount_raised: 98_765_432.5, no_of_contributors: 1 }) },
});

/** Not all of it is in the list of gifts. */
export const BeforeTheBooks = meta.story({
  args: { campaign: aDeskCampaign({ amount_raised: 11_240, amount_before: 10_990 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$10,990 from before these books')).toBeVisible();
  },
});
