import { aDashboard } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './campaign-table.guidance.ts';
import { CampaignTable } from './campaign-table.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Preview/CampaignTable',
  component: CampaignTable,
  tags: ['experimental'],
  parameters: { guidance },
  args: { campaigns: aDashboard().records.campaigns.slice(0, 2) },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [headers, first, second] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(headers).toHaveTextContent('Campaign titleGoalAmount raisedNo. of contributorsRegistration status');
    await expect(first).toHaveTextContent('A deep well for the four villages of Garbatula$18,000$11,240213Registered');
    await expect(second).toHaveTextContent(/188Unregistered$/);
  },
});

export const Empty = meta.story({
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No campaigns yet/)).toBeVisible();
  },
});

/** Without a translation, the title is in the language of the campaign. */
export const OtherLanguage = meta.story({
  args: {
    campaigns: aDashboard()
      .records.campaigns.slice(0, 1)
      .map((each) => ({ ...each, language: 'es' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A deep well/)).toHaveAttribute('lang', 'es');
  },
});
