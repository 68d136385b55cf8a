import type { HomeCampaign } from '@hearthlight/domain';

import { Section } from '../components/section.tsx';
import { CampaignCard } from './campaign-card.tsx';

export interface CampaignListProps {
  campaigns: readonly HomeCampaign[];
}

/** The campaigns, under the anchor to which 'Choose someone to help' leads. */
export function CampaignList({ campaigns }: CampaignListProps) {
  return (
    <Section
      id="beneficiaries"
      title="Campaigns that need you now"
      intro="Updated by the people who run them. When a goal is passed, what is over goes to the next in line."
      tone="warm"
    >
      <ul className="grid list-[''] gap-x-8 gap-y-11 tablet:grid-cols-2 tablet:gap-y-14 desk:grid-cols-3">
        {campaigns.map((campaign, index) => (
          <li key={campaign.title} className="tablet:first:col-span-2">
            <CampaignCard campaign={campaign} first={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
