'use client';

import {
  formatMoney,
  formatPercent,
  type HomeCampaign,
  isFunded,
  paths,
  pictureSources,
  progressOf,
  remainingText,
  withCampaign,
} from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ProgressBar } from '../components/data/progress-bar.tsx';
import { Tag } from '../components/data/tag.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { CampaignStates } from '../giving/campaign-states.tsx';
import { ownLanguage } from '../lib/own-language.ts';
import { withSpoken } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';

export interface CampaignCardProps {
  /** The campaign. */
  campaign: HomeCampaign;
  /**
   * Whether it is the first of the list: twice as wide, with a larger picture and title. A tablet shows the picture
   * beside the text.
   */
  first?: boolean;
}

/** Phones show the first campaign large and the others as compact rows, so that the list stays short. */
const looks = {
  first: {
    card: 'h-full gap-y-5 tablet:grid-cols-[1.45fr_1fr] tablet:grid-rows-[1fr_auto] tablet:gap-x-8 desk:grid-cols-[1.2fr_1fr]',
    // On a desk it fills the height that the card beside leaves above the words.
    picture:
      'tablet:row-span-2 desk:relative desk:col-span-2 desk:row-span-1 desk:min-h-60 desk:in-[li:only-child]:min-h-96 desk:*:absolute desk:*:inset-0 desk:*:aspect-auto desk:*:h-full',
    title: 'text-heading tablet:text-title',
    words: 'tablet:self-end desk:self-start',
    sums: '',
    sizes: '(min-width: 768px) 48rem, 92vw',
  },
  other: {
    card: 'h-full gap-x-5 gap-y-4 max-tablet:@beside:grid-cols-[6rem_1fr] max-tablet:small:@beside:grid-cols-[7.5rem_1fr] tablet:grid-cols-1 tablet:grid-rows-[auto_1fr_auto] tablet:gap-y-5',
    picture: '',
    title: 'text-heading',
    words: 'self-center tablet:self-start',
    sums: 'max-tablet:@beside:col-span-2',
    sizes: '(min-width: 768px) 24rem, 7.5rem',
  },
};

/** One campaign of the home page: its purpose, its progress and a link to donate. */
export function CampaignCard({ campaign, first = false }: CampaignCardProps) {
  const words = useWords('home');
  const { tag, title, goal, collected } = campaign;
  const look = looks[first ? 'first' : 'other'];
  const { filled, percent, text } = progressOf(collected, goal);
  return (
    <article className="@container h-full">
      <div className={`grid ${look.card}`}>
        <div data-part="picture" className={look.picture}>
          <ArchPicture
            src={campaign.image_url}
            formats={{ sizes: look.sizes, sources: pictureSources(campaign.image_url) }}
            alt={campaign.image_alt}
          />
        </div>
        <div className={`grid min-w-0 gap-1.5 wrap-anywhere ${look.words}`}>
          <div data-part="tag-and-state" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {tag && <Tag>{tag}</Tag>}
            <CampaignStates states={isFunded(collected, goal) ? ['Funded'] : []} />
          </div>
          <h3 data-part="title" {...ownLanguage(campaign.language)} className={look.title}>
            {title}
          </h3>
        </div>
        <div className={look.sums}>
          <div data-part="progress" className="flex items-center gap-3">
            <ProgressBar label={words.collectedForTitle({ title })} value={filled} valueText={text} />
            <b className="text-small font-strong tabular">{formatPercent(percent)}</b>
          </div>
          <dl data-part="sums" className="mt-4 mb-5 flex flex-wrap justify-between gap-x-4 gap-y-2 tabular">
            <Sum label={words.goal}>{formatMoney(goal)}</Sum>
            <Sum label={words.collected}>{formatMoney(collected)}</Sum>
            <Sum label={words.remaining}>{remainingText(collected, goal)}</Sum>
          </dl>
          <Link
            data-part="link"
            href={withCampaign(paths.dashboard, campaign)}
            variant={first ? 'button' : 'button-secondary'}
            size="small"
          >
            {withSpoken(words.donateTo({ title }), campaign)}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-label text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
