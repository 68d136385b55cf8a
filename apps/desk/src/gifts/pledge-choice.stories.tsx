import { pledgeOutcomes } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PledgeChoice } from './pledge-choice.tsx';

const meta = preview.meta({
  title: 'Gifts/PledgeChoice',
  component: PledgeChoice,
  tags: ['experimental'],
  args: {
    name: 'pledge',
    pledged: 50,
    paid: 30,
    outcomes: pledgeOutcomes,
  },
});

/** Less than pledged: complete, or keep the rest open. */
export const Default = meta.story();

export const Less = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How does this payment count?' })).toHaveAccessibleDescription(
      '$50 open · $30 came',
    );
    await expect(canvas.getByRole('radio', { name: 'Keep the rest open: $20' })).not.toBeChecked();
  },
});

/** More than pledged: all of it, or a second gift. */
export const More = meta.story({
  args: {
    paid: 70.5,
    entries: [
      {
        kind: 'completed',
        amount: 50,
        date: '2026-10-02',
        campaign: { id: 4, title: 'Water for Garbatula' },
      },
      {
        kind: 'recorded',
        amount: 20.5,
        date: '2026-10-02',
        campaign: { id: 4, title: 'Water for Garbatula' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const name = 'Complete with $50, and record $20.50 as a second gift';
    await expect(canvas.getByRole('radio', { name })).toBeVisible();
    await expect(canvas.getByText('+$20.50')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose how this payment counts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose how this payment counts.')).toBeVisible();
  },
});
