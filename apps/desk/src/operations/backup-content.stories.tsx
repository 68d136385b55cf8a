import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BackupContent } from './backup-content.tsx';

const summary = {
  createdAt: '2026-11-20T02:30:00.000Z',
  engine: 'postgres' as const,
  migration: '0021-translations',
  rows: { donors: 812, donations: 11_340 },
  files: 214,
  months: ['2026-08', '2026-09', '2026-10'],
};

const meta = preview.meta({
  title: 'Operations/BackupContent',
  component: BackupContent,
  tags: ['internal'],
  args: { summary },
});

export const Default = meta.story();

/** The rows of all tables are added up. */
export const Counts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Nov 20, 2026, 8:00 AM',
      '0021-translations',
      '12,152',
      '214',
      'Aug 2026 to Oct 2026 (3)',
    ]);
  },
});

/** A new site has no closed months. */
export const Empty = meta.story({
  args: { summary: { ...summary, rows: {}, files: 0, months: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible();
  },
});
