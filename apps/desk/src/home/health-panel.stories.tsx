import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { HealthPanel, type HealthPanelProps } from './health-panel.tsx';

/** A function, because a constant would have the type of this one state. */
const health = (state: HealthPanelProps['health']) => state;

const meta = preview.meta({
  title: 'Home/HealthPanel',
  component: HealthPanel,
  tags: ['experimental'],
  args: { health: health({ mail: 'works', backup: 'recent', last_backup_at: '2026-11-20T02:30:00.000Z' }) },
});

export const Default = meta.story();

export const Failing = meta.story({
  args: { health: { mail: 'failing', backup: 'none', last_backup_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some mails could not be sent')).toBeVisible();
    await expect(canvas.getByText('No backup has been made yet')).toBeVisible();
  },
});
