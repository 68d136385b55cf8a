import type { Campaign } from '@hearthlight/domain';

import { CampaignCard } from './campaign-card.tsx';
import { EmptyNote } from './empty-note.tsx';
import { RevealGrid } from './reveal-grid.tsx';
import { Sheet } from './sheet.tsx';

export interface CampaignsPaneProps {
  /** Shown in this order. */
  campaigns: ReadonlyArray<Campaign>;
}

/**
 * All campaigns that a donor can join. Event Registration shows the same (specification §2). Needs a
 * `JoinCampaignContext`.
 *
 * @summary All campaigns that a donor can join.
 */
export function CampaignsPane({ campaigns }: CampaignsPaneProps) {
  if (campaigns.length === 0)
    return (
      <Sheet aria-label="Campaigns">
        <EmptyNote title="No campaigns yet">
          When the foundation opens a campaign, it appears here with its goal, and you can register for it.
        </EmptyNote>
      </Sheet>
    );
  return (
    <RevealGrid items={campaigns} itemKey={({ id }) => id} noun="campaigns">
      {(campaign) => <CampaignCard campaign={campaign} />}
    </RevealGrid>
  );
}
