import { causeOf, paths, pictureSources, type NewsArticle } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';

export interface ArticleAskProps {
  /** The campaign that the article is about, if the server knows it. */
  campaign: NonNullable<NewsArticle['campaign']> | undefined;
}

/** Next steps after an article: donate to its campaign, or to any. */
export function ArticleAsk({ campaign }: ArticleAskProps) {
  return (
    <aside
      aria-label="How to help"
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
        <h2 className="text-heading break-words">
          {campaign ? campaign.title : 'Help to write the next story'}
        </h2>
        <p className="mt-1.5 mb-4">
          {campaign
            ? 'This story is about a campaign that you can support.'
            : 'Every campaign shows what it costs and what is still missing.'}
        </p>
        <Link
          href={campaign ? paths.donateNow : paths.beneficiaries}
          state={campaign && { cause: causeOf(campaign) }}
          variant="button"
          size="small"
        >
          {campaign ? 'Donate to this campaign' : 'Choose a campaign'}
        </Link>
      </div>
    </aside>
  );
}
