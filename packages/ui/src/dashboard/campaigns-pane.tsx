import type { Campaign } from '@hearthlight/domain';

import { CampaignCard } from './campaign-card.tsx';
import { EmptyNote } from './empty-note.tsx';
import { RevealGrid } from './reveal-grid.tsx';
import { Sheet } from './sheet.tsx';

export interface CampaignsPaneProps {
  campaigns: readonly Campaign[];
  /** The ids of the campaigns for which registering is under way. */
  joining: ReadonlySet<number>;
  onJoin: (campaignId: number) => void;
}

/** All campaigns that a donor can register for. Event Registration shows the same (`spec §2`). */
export function CampaignsPane({ campaigns, joining, onJoin }: CampaignsPaneProps) {
  if (campaigns.length === 0)
    return (
      <Sheet aria-label="Campaigns">
        <EmptyNote title="No campaigns yet">
          When the foundation opens a campaign, it will be here with its goal, and you can register for it.
        </EmptyNote>
      </Sheet>
    );
  return (
    <RevealGrid items={campaigns} itemKey={({ id }) => id} noun="campaigns">
      {(campaign) => <CampaignCard campaign={campaign} joining={joining.has(campaign.id)} onJoin={onJoin} />}
    </RevealGrid>
  );
}
