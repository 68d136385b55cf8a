'use client';

import { givenTotals, limits, newestFirst, type Dashboard } from '@hearthlight/domain';

import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { Panel } from '../../components/layout/panel.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { GoalSummary } from '../account/goal-summary.tsx';
import { DonationTable } from '../history/donation-table.tsx';
import { ImpactUpdateCard } from '../updates/impact-update-card.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { GivingSummary } from './giving-summary.tsx';
import { SeeMore } from './see-more.tsx';

export interface PreviewPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
}

/** The first items of a list (specification §9). */
function first<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, limits.previewItems);
}

/** The dashboard's default pane: totals, goal, and the first three items of each list. */
export function PreviewPane({ dashboard }: PreviewPaneProps) {
  const words = useWords('dashboard');
  const { campaigns, donation_history: donations, impact_updates } = dashboard.records;
  const updates = first(newestFirst(impact_updates));
  return (
    <div className="grid gap-5">
      <div data-part="totals-and-goal" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
        <GivingSummary donations={donations} />
        <GoalSummary donated={givenTotals(donations).amount} goal={dashboard.client_goal} />
      </div>
      <Panel
        data-part="campaigns"
        title={words.fundraisingCampaigns}
        action={<SeeMore pane="campaigns" label={words.seeMoreCampaigns} />}
      >
        <CampaignTable campaigns={first(campaigns)} />
      </Panel>
      {/* Specification §2: shown only if there is more than one donation. */}
      {donations.length > 1 && (
        <Panel
          data-part="donations"
          title={words.yourDonations}
          action={<SeeMore pane="history" label={words.seeMoreDonations} />}
        >
          <DonationTable caption={words.yourLastDonations} donations={first(donations)} />
        </Panel>
      )}
      <Panel
        data-part="updates"
        title={words.impactUpdates}
        bare={updates.length > 0}
        action={<SeeMore pane="updates" label={words.seeMoreUpdates} />}
      >
        {updates.length === 0 ? (
          <EmptyNote title={words.noUpdatesYet}>{words.emptyUpdates}</EmptyNote>
        ) : (
          <div className="@container">
            <ul className="grid list-[''] gap-grid-small @table:grid-cols-2">
              {updates.map((update, index) => (
                <li key={index} className="grid min-w-0 list-[''] first:col-span-full">
                  <ImpactUpdateCard update={update} lead={index === 0} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </div>
  );
}
