import { campaignTranslationsPath, deskCampaignPath } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignFrame } from './campaign-frame.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const campaign = aDeskCampaign();

const meta = preview.meta({
  title: 'Campaigns/CampaignFrame',
  component: CampaignFrame,
  tags: ['experimental'],
  args: { campaign, hasTranslations: true, children: <p>The page.</p> },
});

export const Default = meta.story();

export const Translations = meta.story({
  args: { isTranslating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Text' })).toHaveAttribute('href', deskCampaignPath(campaign.id));
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', campaignTranslationsPath(campaign.id));
  },
});

/** The site has one language, so there is no other page. */
export const OneLanguage = meta.story({
  tags: ['!autodocs'],
  args: { hasTranslations: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
