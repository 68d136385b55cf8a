import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BackupWarning, type BackupWarningProps } from './backup-warning.tsx';

/** A function, because a constant would have the type of this one state. */
const health = (backup: BackupWarningProps['health']['backup'], at: string | null): BackupWarningProps['health'] => ({
  mail: 'works',
  backup,
  last_backup_at: at,
});

const meta = preview.meta({
  title: 'Home/BackupWarning',
  component: BackupWarning,
  tags: ['internal'],
  args: { health: health('old', '2026-11-02T02:30:00.000Z') },
});

export const Default = meta.story();

export const SaysSinceWhen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nov 2, 2026');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/desk/health');
  },
});

/** A new site has no backup yet. */
export const None = meta.story({
  args: { health: health('none', null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/desk/health');
  },
});

export const Recent = meta.story({
  tags: ['!autodocs'],
  args: { health: health('recent', '2026-11-20T02:30:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});
