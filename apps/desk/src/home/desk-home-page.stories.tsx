import type { DeskHome } from '@hearthlight/domain/desk';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { DeskHomePage, type DeskHomePageProps } from './desk-home-page.tsx';
import { aDeskHome, aDeskMoney } from './fixtures/index.ts';

const busy = aDeskHome({
  tasks: { held_comments: 3, failed_updates: 1, unmatched_payments: 456, months_to_close: 1 },
  scheduled_news: [{ id: 7, title: 'Forty days of water', published_at: '2026-12-01T08:00:00.000Z' }],
  drafts: [{ id: 8, title: 'What a school kitchen costs', edited_at: '2026-11-20T08:00:00.000Z' }],
  ending_campaigns: [{ id: 3, title: 'Twelve roofs before the rains in Conakry', date_ended: '2026-11-30' }],
});

const ready = (home: DeskHome): DeskHomePageProps['view'] => ({ status: 'ready', home });

const meta = preview.meta({
  title: 'Home/DeskHomePage',
  component: DeskHomePage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: { view: ready(busy), money: aDeskMoney(), now: new Date(aMoment), canWrite: true, canRecord: true },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();

export const LinksToTheWork = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const [name, address] of [
      ['Forty days of water', '/desk/news/7'],
      ['What a school kitchen costs', '/desk/news/8'],
      ['Twelve roofs before the rains in Conakry', '/desk/campaigns/3'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
  },
});

/** Starts with one press what is done most often, and only what the person may do. */
export const Starts = meta.story({
  tags: ['!autodocs'],
  args: { canWrite: false },
  play: async ({ canvas }) => {
    const record = canvas.getByRole('link', { name: 'Record a gift' });
    await expect(record).toHaveAttribute('href', '/desk/gifts#new');
    await expect(canvas.queryByRole('link', { name: 'New article' })).toBeNull();
  },
});

/** Somebody who writes and does not keep the books. */
export const StartsToWrite = meta.story({
  tags: ['!autodocs'],
  args: { canRecord: false },
  play: async ({ canvas }) => {
    const write = canvas.getByRole('link', { name: 'New article' });
    await expect(write).toHaveAttribute('href', '/desk/news/new');
    await expect(canvas.queryByRole('link', { name: 'Record a gift' })).toBeNull();
  },
});

export const NothingToDo = meta.story({ args: { view: ready(aDeskHome()) } });

/** An empty installation has first steps, so it does not say that nothing is left to do. */
export const FirstSteps = meta.story({
  args: {
    view: ready(
      aDeskHome({
        health: { mail: 'outbox', backup: 'none', last_backup_at: null },
        first_steps: ['staff', 'news', 'campaign', 'mail'],
      }),
    ),
    money: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByText('Nothing needs you right now')).toBeNull();
  },
});

/** The warning leads to the page where a backup is made. */
export const OldBackup = meta.story({
  args: {
    view: ready(
      aDeskHome({
        health: { mail: 'works', backup: 'old', last_backup_at: '2026-11-12T02:30:00.000Z' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nov 12, 2026');
    await expect(canvas.getByRole('link', { name: 'Open Health' })).toHaveAttribute('href', '/desk/health');
  },
});

/** A moderator sees no health, no money, and nothing of other roles. */
export const ForAModerator = meta.story({
  tags: ['!autodocs'],
  args: { view: ready({ tasks: { held_comments: 1 }, first_steps: [] }), money: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });

export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
