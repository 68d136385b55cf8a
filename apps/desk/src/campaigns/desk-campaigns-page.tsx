import type { Result } from '@hearthlight/domain';
import { type DeskCampaign, newCampaignPath } from '@hearthlight/domain/desk';
import { Link, Notice } from '@hearthlight/ui';
import { EmptyNote, Sheet } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { useWords } from '../words/use-words.ts';
import { DeskCampaignRow } from './desk-campaign-row.tsx';
import type { CampaignMove } from './move-buttons.tsx';

type DeskCampaignsView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; campaigns: readonly DeskCampaign[] };

export interface DeskCampaignsPageProps {
  /** The state of the request for the campaigns. */
  view: DeskCampaignsView;
  /** Requests the campaigns again after a failure. */
  onRetry: () => void;
  /** Moves a campaign. The view has the new order once it resolves. */
  onMove: (campaign: DeskCampaign, to: CampaignMove) => Promise<Result>;
}

/** The campaigns in the order of the site, which can be changed. */
export function DeskCampaignsPage({ view, onRetry, onMove }: DeskCampaignsPageProps) {
  const words = useWords('deskCampaigns');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader
        title={names.campaigns}
        lead={words.lead}
        action={
          <Link variant="button" size="small" href={newCampaignPath}>
            {words.new}
          </Link>
        }
      />
      {view.status === 'loading' && <ListSkeleton />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && view.campaigns.length === 0 && (
        <Sheet aria-label={names.campaigns}>
          <EmptyNote title={words.emptyTitle}>{words.emptyLead}</EmptyNote>
        </Sheet>
      )}
      {view.status === 'ready' && view.campaigns.length > 0 && (
        <CampaignList campaigns={view.campaigns} onMove={onMove} />
      )}
    </>
  );
}

function CampaignList({
  campaigns,
  onMove,
}: Pick<DeskCampaignsPageProps, 'onMove'> & { campaigns: readonly DeskCampaign[] }) {
  const words = useWords('deskCampaigns');
  const names = useWords('desk');
  const [moved, setMoved] = useState<number>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Result>();
  const place = campaigns.findIndex(({ id }) => id === moved);
  async function move(campaign: DeskCampaign, to: CampaignMove) {
    setPending(true);
    const result = await onMove(campaign, to);
    setFailure(result.ok ? undefined : result);
    setMoved(result.ok ? campaign.id : undefined);
    setPending(false);
  }
  return (
    <Sheet aria-label={names.campaigns}>
      {failure?.ok === false && <Notice tone="error">{failure.message ?? names.nothingIsLost}</Notice>}
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
              isPending={isPending}
              onMove={(to) => void move(campaign, to)}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
