import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aHealth, anAilingHealth } from './fixtures/index.ts';
import { ProgramPanel } from './program-panel.tsx';

const meta = preview.meta({
  title: 'Operations/ProgramPanel',
  component: ProgramPanel,
  tags: ['experimental'],
  args: { health: aHealth() },
});

export const Default = meta.story();

/** Sizes are whole MB or GB. */
export const Sizes = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SQLite 3.53.1')).toBeVisible();
    await expect(canvas.getByText('85 MB')).toBeVisible();
    await expect(canvas.getByText('61 GB of 80 GB')).toBeVisible();
  },
});

/** The free space on the disk of PostgreSQL is unknown. */
export const Postgres = meta.story({
  args: {
    health: aHealth({
      database: { ...aHealth().database, engine: 'postgres', version: '15.13' },
      disk: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PostgreSQL 15.13')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});

export const DiskLow = meta.story({
  args: { health: anAilingHealth() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Less than a fifth of the disk/)).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    health: aHealth({
      version: '1.0.0-rc.1+20261120.8f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f60718293',
      database: {
        ...aHealth().database,
        engine: 'postgres',
        version: '15.13 (Debian 15.13-1)',
        migration: '0021-a-migration-with-a-name-that-goes-on-and-on-without-a-space',
      },
      disk: null,
    }),
  },
});
