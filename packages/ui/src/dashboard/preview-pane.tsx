import { donationTotals, limits, type Dashboard } from '@hearthlight/domain';

import { CampaignTable } from './campaign-table.tsx';
import { DonationTable } from './donation-table.tsx';
import { EmptyNote } from './empty-note.tsx';
import { GivingSummary } from './giving-summary.tsx';
import { GoalSummary } from './goal-summary.tsx';
import { ImpactUpdateCard } from './impact-update-card.tsx';
import { newestFirst } from './newest-first.ts';
import { Panel } from './panel.tsx';
import { SeeMore } from './see-more.tsx';

export interface PreviewPaneProps {
  dashboard: Dashboard;
}

/** The first three of a list (`spec §9`). */
function first<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, limits.previewItems);
}

/** The summary that the dashboard opens with: totals, goal, and the first three of each list. */
export function PreviewPane({ dashboard }: PreviewPaneProps) {
  const { campaigns, donation_history: donations, impact_updates } = dashboard.records;
  const updates = first(newestFirst(impact_updates));
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 tablet:grid-cols-2">
        <GivingSummary donations={donations} />
        <GoalSummary donated={donationTotals(donations).amount} goal={dashboard.client_goal} />
      </div>
      <Panel title="Fundraising campaigns" action={<SeeMore pane="campaigns" what="fundraising campaigns" />}>
        <CampaignTable campaigns={first(campaigns)} />
      </Panel>
      {/* Longer than one, not than none: `spec §2` states it so. */}
      {donations.length > 1 && (
        <Panel title="Your donations" action={<SeeMore pane="history" what="of your donations" />}>
          <DonationTable caption="Your last donations" donations={first(donations)} />
        </Panel>
      )}
      <Panel title="Impact updates" action={<SeeMore pane="updates" what="impact updates" />}>
        {updates.length === 0 ? (
          <EmptyNote title="No updates yet">News of what gifts have done will be here.</EmptyNote>
        ) : (
          <ul className="grid list-[''] gap-5 tablet:grid-cols-3">
            {updates.map((update, index) => (
              <li key={index} className="min-w-0 list-['']">
                <ImpactUpdateCard update={update} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
