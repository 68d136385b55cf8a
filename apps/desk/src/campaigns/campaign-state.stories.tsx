import type { DeskCampaign } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignState, type CampaignStateProps } from './campaign-state.tsx';

/** A function, because a constant would have the type of this one state. */
const campaign = (state: DeskCampaign['state'], end: string | null): CampaignStateProps['campaign'] => ({
  state,
  date_started: '2026-12-01',
  date_ended: end,
});

const meta = preview.meta({
  title: 'Campaigns/CampaignState',
  component: CampaignState,
  tags: ['experimental'],
  args: { campaign: campaign('running', null) },
});

export const Default = meta.story();

export const RunningUntil = meta.story({
  args: { campaign: campaign('running', '2027-01-31') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jan 31, 2027/)).toBeVisible();
  },
});

/** The day on which it begins, not the one on which it ends. */
export const Upcoming = meta.story({
  args: { campaign: campaign('upcoming', '2027-01-31') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dec 1, 2026/)).toBeVisible();
  },
});

export const Ended = meta.story({
  args: { campaign: campaign('ended', '2027-01-31') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jan 31, 2027/)).toBeVisible();
  },
});
