'use client';

import {
  campaignCalendar,
  campaignStates,
  campaignsWithEnd,
  dayOf,
  formatList,
  hasEnded,
  type Campaign,
  type Foundation,
} from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { saveText } from '../../lib/save-text.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { RevealGrid } from '../parts/reveal-grid.tsx';
import { JoinCampaignCard } from './join-campaign-card.tsx';

export interface CampaignsPaneProps {
  /** Shown in this order. */
  campaigns: ReadonlyArray<Campaign>;
  /** Today's date, which decides what has ended. */
  now: Date;
  /** Publishes the calendar of the campaigns' last days. */
  foundation: Pick<Foundation, 'name' | 'supportEmail'>;
}

/**
 * All campaigns that a donor can join, the ended ones in a group of their own. Event Registration shows the same
 * (specification §2). Needs a `JoinCampaignContext`.
 */
export function CampaignsPane({ campaigns, foundation, now }: CampaignsPaneProps) {
  const words = useWords('dashboard');
  if (campaigns.length === 0)
    return (
      <Sheet aria-label={words.campaigns}>
        <EmptyNote title={words.noCampaignsYet}>{words.emptyCampaigns}</EmptyNote>
      </Sheet>
    );
  const isOver = (campaign: Campaign) => hasEnded(campaign, dayOf(now));
  const groups = [
    { title: words.openCampaigns, list: campaigns.filter((campaign) => !isOver(campaign)) },
    { title: words.endedCampaigns, list: campaigns.filter(isOver) },
  ];
  const ending = campaignsWithEnd(campaigns, now);
  const download = () =>
    saveText('campaigns.ics', 'text/calendar;charset=utf-8', campaignCalendar(ending, foundation, now));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p data-part="summary" className="text-body">
          {summaryOf(words, campaigns, now)}
        </p>
        {ending.length > 0 && (
          <Button variant="secondary" size="small" onClick={download}>
            {words.calendarDownload}
          </Button>
        )}
      </div>
      {groups.map(
        ({ title, list }) =>
          list.length > 0 && (
            <section key={title} data-part="campaigns" aria-label={title} className="grid gap-4 not-first-of-type:mt-6">
              <h2 className="text-heading">{title}</h2>
              <RevealGrid
                items={list}
                itemKey={({ id }) => id}
                labels={{ more: words.showMoreCampaigns, shown: words.shownCampaigns }}
              >
                {(campaign, index) => (
                  <JoinCampaignCard campaign={campaign} now={now} lead={index === 0 && !isOver(campaign)} />
                )}
              </RevealGrid>
            </section>
          ),
      )}
    </div>
  );
}

/**
 * How many campaigns there are, how many of them are open, funded or over, each counted once, and how many the donor is
 * registered for. A funded campaign that has ended is over.
 */
function summaryOf(words: Words['dashboard'], campaigns: readonly Campaign[], now: Date): string {
  const states = campaigns.map((campaign) => campaignStates(campaign, now));
  const ended = states.filter((all) => all.includes('Ended')).length;
  const funded = states.filter((all) => all.includes('Funded') && !all.includes('Ended')).length;
  const open = campaigns.length - ended - funded;
  const parts = [
    ...(open > 0 ? [words.countOpen({ count: open })] : []),
    ...(funded > 0 ? [words.countFunded({ count: funded })] : []),
    ...(ended > 0 ? [words.countEnded({ count: ended })] : []),
  ];
  const registered = states.filter((all) => all.includes('Registered')).length;
  return words.campaignSummary({
    count: campaigns.length,
    parts: formatList(parts),
    registered,
  });
}
