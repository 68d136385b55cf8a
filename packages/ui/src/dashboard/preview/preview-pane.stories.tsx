import type { Dashboard, Donation } from '@hearthlight/domain';
import {
  aCampaign,
  aDashboard,
  aDonation,
  aMoment,
  anAwkwardTitle,
  anImpactUpdate,
} from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { AccountPane } from '../account/account-pane.tsx';
import { HistoryPane } from '../history/history-pane.tsx';
import { guidance } from './preview-pane.guidance.ts';
import { PreviewPane } from './preview-pane.tsx';

const withRecords = (records: Partial<Dashboard['records']>): Dashboard => {
  const dashboard = aDashboard();
  return { ...dashboard, records: { ...dashboard.records, ...records } };
};

const meta = preview.meta({
  title: 'Product/Dashboard/Preview/PreviewPane',
  component: PreviewPane,
  tags: ['stable'],
  parameters: { guidance },
  args: { dashboard: aDashboard() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const campaigns = canvas.getByRole('table', { name: 'Fundraising campaigns' });
    const donations = canvas.getByRole('table', { name: 'Your last donations' });
    for (const table of [campaigns, donations]) await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/ donations of any status, \$2,480 in total$/)).toBeVisible();
    const more = canvas.getAllByRole('link', { name: /^See more\.\.\./ });
    await expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?pane=campaigns',
      '/dashboard?pane=history',
      '/dashboard?pane=updates',
    ]);
    await expect(new Set(more.map((link) => link.textContent)).size).toBe(3);
  },
});

const gift = (amount_donated: number, payment_status = 'completed') => aDonation({ amount_donated, payment_status });

/**
 * For each donor: goal, donations, and then what was given, the goal's percentage, what remains and the history's
 * total.
 */
const awkwardDonors: readonly [string, number, Donation[], [string, string, string, string]][] = [
  ['none', 4000, [], ['$0', '0%', '$4,000', '$0']],
  ['only failed', 4000, [gift(200, 'failed')], ['$0', '0%', '$4,000', '$200']],
  ['only pending', 4000, [gift(60, 'pending'), gift(40, 'Pending ')], ['$0', '0%', '$4,000', '$100']],
  ['refunded', 100, [gift(80, 'refunded'), gift(20)], ['$20', '20%', '$80', '$100']],
  ['almost there', 100, [gift(99.99), gift(500, 'pending')], ['$99.99', '99%', '$0.01', '$599.99']],
  ['over the goal', 100, [gift(250), gift(1, 'declined')], ['$250', '250%', '$0', '$251']],
  ['without a goal', 0, [gift(0.1), gift(0.2)], ['$0.30', '0%', '$0', '$0.30']],
];

/** The figures of dashboard, account and history agree: what is given and the goal count completed donations. */
export const FiguresOfAwkwardDonors = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      {awkwardDonors.map(([name, client_goal, donation_history]) => {
        const dashboard = { ...withRecords({ donation_history }), client_goal };
        return (
          <section key={name} aria-label={name}>
            <PreviewPane dashboard={dashboard} />
            <AccountPane
              dashboard={dashboard}
              supportEmail="support@hearthlight.example"
              onSetGoal={async () => ({ ok: true })}
            />
            <HistoryPane dashboard={dashboard} foundation={foundation} now={new Date(aMoment)} />
          </section>
        );
      })}
    </>
  ),
  // Seven dashboards on one page have landmarks of the same name.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const [name, , , [given, percent, remaining, total]] of awkwardDonors) {
      const donor = within(canvas.getByRole('region', { name }));
      const summary = donor.getByRole('region', { name: 'Donation totals' });
      await expect(summary.textContent?.startsWith(`You have given ${given} `)).toBe(true);
      const goals = donor.getAllByRole('region', { name: 'Your giving goal' });
      await expect(goals).toHaveLength(2);
      for (const goal of goals) {
        await expect(within(goal).getByText(percent)).toBeVisible();
        await expect(within(goal).getByText(/^Amount remaining/)).toHaveTextContent(`: ${remaining}`);
      }
      await expect(donor.getByText('Total amount').nextElementSibling).toHaveTextContent(total);
    }
  },
});

/** One large update above two of equal height. */
export const LargeUpdateFirst = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [lead, one, other] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(one?.top).toBeGreaterThan(lead?.bottom ?? Infinity);
    await expect(other?.top).toBe(one?.top);
    await expect(other?.height).toBe(one?.height);
    await expect(other?.right).toBe(lead?.right);
  },
});

export const NoTableForOneDonation = meta.story({
  args: { dashboard: withRecords({ donation_history: [aDonation()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in 1 donation since Nov 3, 2026$/)).toBeVisible();
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
