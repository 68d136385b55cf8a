import { type Foundation, paths } from '@hearthlight/domain';

import { PageFrame } from '../site/page-frame.tsx';
import { CampaignList } from './campaign-list.tsx';
import { Founders } from './founders.tsx';
import { FulfilmentTicker } from './fulfilment-ticker.tsx';
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
  content: HomeContent;
  news: LatestNews;
  /** Asks for the news again. */
  onRetryNews: () => void;
  foundation: Foundation;
}

/** The home page: thirteen parts in the order of `spec §2`. Only the news come from the server. */
export function HomePage({ content, news, onRetryNews, foundation }: HomePageProps) {
  return (
    <PageFrame foundation={foundation} current={paths.home}>
      <HomeHero foundation={foundation} facts={content.statistics} />
      <HowToHelp foundation={foundation} />
      <TopStories news={news} onRetry={onRetryNews} />
      <CampaignList campaigns={content.campaigns} />
      <SuccessStories stories={content.stories} />
      <SubscribeAside />
      <RecentContributors volunteers={content.volunteers} />
      <RequestAssistance />
      <Testimonials
        quotes={content.quotes}
        authors={content.authors}
        chosen={content.chosen}
        statistics={content.statistics}
      />
      <SecondHero />
      <JoinNow />
      <FulfilmentTicker recipients={content.recipients} />
      <Founders founders={content.founders} />
    </PageFrame>
  );
}
