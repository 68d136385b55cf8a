'use client';

import { paths, pictureSources, withCampaign, type NewsArticle } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { ownLanguage } from '../lib/own-language.ts';
import { useWords } from '../words/words-provider.tsx';

export interface ArticleAskProps {
  /** The campaign that the article is about, if the server knows it. */
  campaign: NonNullable<NewsArticle['campaign']> | undefined;
}

/** Next steps after an article: donate to its campaign, or to any. */
export function ArticleAsk({ campaign }: ArticleAskProps) {
  const words = useWords('news');
  return (
    <aside
      aria-label={words.howToHelp}
      className="mt-12 grid items-center gap-x-6 gap-y-5 rounded-pane bg-pine-mist p-6 tablet:data-campaign:grid-cols-[min(9rem,30%)_1fr] print:hidden forced-colors:border"
      data-campaign={campaign !== undefined || undefined}
    >
      {campaign && (
        <div className="max-w-36">
          <ArchPicture
            src={campaign.image_url}
            formats={{ sizes: '9rem', sources: pictureSources(campaign.image_url) }}
            alt=""
          />
        </div>
      )}
      <div className="min-w-0">
        <h2 {...ownLanguage(campaign?.language)} className="text-heading break-words">
          {campaign ? campaign.title : words.donateTitle}
        </h2>
        <p className="mt-1.5 mb-4">{campaign ? words.donateLead : words.donateAnyLead}</p>
        <Link
          href={campaign ? withCampaign(paths.donateNow, campaign) : paths.beneficiaries}
          variant="button"
          size="small"
        >
          {campaign ? words.donateToThisCampaign : words.chooseACampaign}
        </Link>
      </div>
    </aside>
  );
}
