import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { UnsentEntriesContext } from '../parts/unsent-entries-context.ts';
import { DonatePane } from './donate-pane.tsx';

const meta = preview.meta({
  title: 'Dashboard/Donate/DonatePane',
  component: DonatePane,
  tags: ['stable'],
  args: { foundation, now: new Date(aMoment), onOpenDraft: fn() },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pledge a donation' })).toBeVisible();
  },
});

/** Without campaigns beside it the form is no wider than a line of text. */
export const NoCampaigns = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('textbox', { name: 'Donation cause' }).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(680);
  },
});

/** The campaign of a card's link fills in the cause. */
export const ForACampaign = meta.story({
  tags: ['visual', 'modes'],
  args: { campaigns: aDashboard().records.campaigns, campaignId: 1 },
  decorators: [
    (Story) => (
      <UnsentEntriesContext value={{ donationEntry: { donation_amount: '50' } }}>
        {Story()}
      </UnsentEntriesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your donation is for' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Donation cause' })).toHaveValue(
      'A deep well for the four villages of Garbatula',
    );
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
