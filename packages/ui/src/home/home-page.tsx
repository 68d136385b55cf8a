'use client';

import { type Foundation, paths } from '@hearthlight/domain';

import { PageFrame } from '../site/page-frame.tsx';
import { CampaignList } from './campaign-list.tsx';
import { Founders } from './founders.tsx';
import { FulfillmentTicker } from './fulfillment-ticker.tsx';
import type { HomeContent } from './home-content.ts';
import { HomeHero } from './home-hero.tsx';
import { HowToHelp } from './how-to-help.tsx';
import { JoinNow } from './join-now.tsx';
import { RecentContributors } from './recent-contributors.tsx';
import { RequestAssistance } from './request-assistance.tsx';
import { SecondHero } from './second-hero.tsx';
import { SubscribeAside } from './subscribe-aside.tsx';
import { SuccessStories } from './success-stories.tsx';
import { Testimonials } from './testimonials.tsx';
import { type LatestNews, TopStories } from './top-stories.tsx';

export interface HomePageProps {
  /** Texts and pictures. */
  content: HomeContent;
  /** The newest articles, or the state of loading them. */
  news: LatestNews;
  /** Whether the page renders before its news: Top Stories then takes at least the space of its placeholder. */
  newsIsLate?: boolean | undefined;
  /** Whether Top Stories shows all articles from the start. */
  allStories?: boolean | undefined;
  /** Called when the visitor expands or collapses Top Stories. */
  onShowAllStories?: ((all: boolean) => void) | undefined;
  /** Loads the news again. */
  onRetryNews: () => void;
  /** The foundation's facts. */
  foundation: Foundation;
}

/** The home page: thirteen parts in the order of specification §2. Only the news is loaded from the server. */
export function HomePage({
  content,
  news,
  newsIsLate,
  allStories,
  onShowAllStories,
  onRetryNews,
  foundation: facts,
}: HomePageProps) {
  const foundation = content.campaigns?.length === 0 ? { ...facts, withoutCampaigns: true } : facts;
  return (
    <PageFrame foundation={foundation} current={paths.home}>
      <HomeHero foundation={foundation} hero={content.hero} facts={content.statistics} />
      <HowToHelp foundation={foundation} texts={content.howToHelp} />
      <TopStories
        texts={content.topStories}
        news={news}
        late={newsIsLate}
        all={allStories}
        onShowAll={onShowAllStories}
        onRetry={onRetryNews}
      />
      <CampaignList {...content.campaignList} campaigns={content.campaigns} />
      <SuccessStories {...content.successStories} stories={content.stories} />
      <SubscribeAside texts={content.newsletter} />
      <RecentContributors {...content.recentContributors} volunteers={content.volunteers} />
      <RequestAssistance content={content.requestAssistance} />
      <Testimonials
        quotes={content.quotes}
        authors={content.authors}
        chosen={content.chosen}
        statistics={content.statistics}
      />
      <SecondHero content={content.secondHero} />
      <JoinNow texts={content.joinNow} />
      <FulfillmentTicker {...content.fulfillment} recipients={content.recipients} />
      <Founders {...content.foundersSection} founders={content.founders} />
    </PageFrame>
  );
}
