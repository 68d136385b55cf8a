import type { Result } from '@hearthlight/domain';
import { type DeskCampaign, newCampaignPath } from '@hearthlight/domain/desk';
import { EmptyNote, FormNotice, Link, Sheet, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { DeskCampaignRow } from './desk-campaign-row.tsx';
import type { CampaignMove } from './move-buttons.tsx';

export interface DeskCampaignsPageProps {
  /** The state of the request for the campaigns. */
  view: View<{ campaigns: readonly DeskCampaign[] }>;
  /** Whether the home page shows these campaigns instead of its own. */
  liveCampaigns: boolean;
  /** Moves a campaign. The view has the new order once it resolves. */
  onMove: (campaign: DeskCampaign, to: CampaignMove) => Promise<Result>;
}

/** The campaigns in the order of the site, which can be changed. */
export function DeskCampaignsPage({ view, liveCampaigns, onMove }: DeskCampaignsPageProps) {
  const words = useWords('deskCampaigns');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader
        title={names.campaigns}
        lead={liveCampaigns ? words.lead : words.leadFixed}
        action={
          <Link variant="button" size="small" href={newCampaignPath}>
            {words.new}
          </Link>
        }
      />
      <Loaded view={view}>
        {({ campaigns }) => (
          <Sheet aria-label={names.campaigns}>
            {campaigns.length === 0 ? (
              <EmptyNote title={words.emptyTitle}>{words.emptyLead}</EmptyNote>
            ) : (
              <CampaignList campaigns={campaigns} onMove={onMove} />
            )}
          </Sheet>
        )}
      </Loaded>
    </>
  );
}

function CampaignList({
  campaigns,
  onMove,
}: Pick<DeskCampaignsPageProps, 'onMove'> & { campaigns: readonly DeskCampaign[] }) {
  const words = useWords('deskCampaigns');
  const [moved, setMoved] = useState<number>();
  const { run, pending, result } = useAction<'move'>();
  const place = campaigns.findIndex(({ id }) => id === moved);
  async function move(campaign: DeskCampaign, to: CampaignMove) {
    const outcome = await run('move', () => onMove(campaign, to));
    if (outcome) setMoved(outcome.ok ? campaign.id : undefined);
  }
  return (
    <>
      <FormNotice result={refusalOf(result)} />
      <output className="sr-only">
        {place >= 0 &&
          words.moved({
            title: campaigns[place]?.title ?? '',
            place: place + 1,
            count: campaigns.length,
          })}
      </output>
      <ol className="-my-5 divide-y divide-line">
        {campaigns.map((campaign, index) => (
          <li key={campaign.id}>
            <DeskCampaignRow
              campaign={campaign}
              place={index}
              count={campaigns.length}
              isPending={pending !== undefined}
              onMove={(to) => void move(campaign, to)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
