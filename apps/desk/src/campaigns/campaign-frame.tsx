import { campaignTranslationsPath, type DeskCampaign, deskCampaignPath, deskPages } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import { CampaignState } from './campaign-state.tsx';

export interface CampaignFrameProps {
  /** The campaign that the pages are about. */
  campaign: DeskCampaign;
  /** Whether the translations are shown instead of the text. */
  isTranslating?: boolean;
  /** Whether the site has other languages. */
  hasTranslations: boolean;
  /** The page. */
  children: ReactNode;
}

/** The head of the pages of one campaign: its title, its end, and a link to the other page. */
export function CampaignFrame({ campaign, isTranslating = false, hasTranslations, children }: CampaignFrameProps) {
  const words = useWords('deskCampaigns');
  const { pages, text, translations } = useWords('deskTranslations');
  const choices = [
    { name: 'text', label: text, href: deskCampaignPath(campaign.id) },
    { name: 'translations', label: translations, href: campaignTranslationsPath(campaign.id) },
  ];
  return (
    <>
      <DeskHeader
        title={campaign.title}
        above={
          <Link href={deskPages.campaigns.path} className="tap-target">
            {words.all}
          </Link>
        }
        lead={<CampaignState campaign={campaign} />}
      />
      {hasTranslations && (
        <div className="-mt-2 mb-5">
          <FilterLinks label={pages} choices={choices} current={isTranslating ? 'translations' : 'text'} />
        </div>
      )}
      {children}
    </>
  );
}
