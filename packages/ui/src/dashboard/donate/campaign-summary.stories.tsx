import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignSummary } from './campaign-summary.tsx';

const meta = preview.meta({
  title: 'Dashboard/Donate/CampaignSummary',
  component: CampaignSummary,
  tags: ['internal'],
  args: { campaign: aCampaign() },
  decorators: [(Story) => <div className="max-w-sheet wide:w-76">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11,240 of $18,000 (62%)', { selector: 'p' })).toBeVisible();
  },
});

/** While no campaign is chosen, a wide screen says what appears here. */
export const NoneChosen = meta.story({
  args: { campaign: undefined },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Choose a campaign/)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { campaign: aCampaign({ title: anAwkwardTitle, target_amount: 9_999_999_999.99 }) },
});
