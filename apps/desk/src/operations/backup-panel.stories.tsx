import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BackupPanel, type BackupPanelProps } from './backup-panel.tsx';
import { aHealth, anAilingHealth } from './fixtures/index.ts';

/** A function, because a constant would have the type of this one state. */
const backup = (state: BackupPanelProps['backup']) => state;

const meta = preview.meta({
  title: 'Operations/BackupPanel',
  component: BackupPanel,
  tags: ['experimental'],
  args: { backup: backup(aHealth().backup) },
});

export const Default = meta.story();
export const Old = meta.story({ args: { backup: anAilingHealth().backup } });

export const Empty = meta.story({
  args: { backup: { state: 'none', last_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No backup has been made yet')).toBeVisible();
    await expect(canvas.queryByText('Last backup')).toBeNull();
  },
});
