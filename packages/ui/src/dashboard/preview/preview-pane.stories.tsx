import type { Dashboard } from '@hearthlight/domain';
import {
  aCampaign,
  aDashboard,
  aDonation,
  anAwkwardTitle,
  anImpactUpdate,
} from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { PreviewPane } from './preview-pane.tsx';

const withRecords = (records: Partial<Dashboard['records']>): Dashboard => {
  const dashboard = aDashboard();
  return { ...dashboard, records: { ...dashboard.records, ...records } };
};

const meta = preview.meta({
  title: 'Dashboard/Preview/PreviewPane',
  component: PreviewPane,
  tags: ['stable'],
  args: { dashboard: aDashboard() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const campaigns = canvas.getByRole('table', { name: 'Fundraising campaigns' });
    const donations = canvas.getByRole('table', { name: 'Your last donations' });
    for (const table of [campaigns, donations])
      await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/ donations in total, \$2,480$/)).toBeVisible();
    const more = canvas.getAllByRole('link', { name: /^See more\.\.\./ });
    await expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?pane=campaigns',
      '/dashboard?pane=history',
      '/dashboard?pane=updates',
    ]);
    await expect(new Set(more.map((link) => link.textContent)).size).toBe(3);
  },
});

export const NoTableForOneDonation = meta.story({
  args: { dashboard: withRecords({ donation_history: [aDonation()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 1 donation since Nov 3, 2026')).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

export const TableForTwoDonations = meta.story({
  args: { dashboard: withRecords({ donation_history: [aDonation(), aDonation()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your last donations' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { dashboard: withRecords({ campaigns: [], donation_history: [], impact_updates: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No campaigns yet/)).toBeVisible();
    await expect(canvas.getByText('No updates yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    dashboard: withRecords({
      campaigns: [aCampaign({ title: anAwkwardTitle, target_amount: 9_999_999_999.99 })],
      donation_history: [aDonation({ donation_cause: 'c'.repeat(500) }), aDonation()],
      impact_updates: [anImpactUpdate({ description: 'The pump has run for forty days. '.repeat(40) })],
    }),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
