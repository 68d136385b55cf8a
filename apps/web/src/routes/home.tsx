import { paths } from '@hearthlight/domain';
import { useMounted } from '@hearthlight/ui';
import { HomePage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';
import { giving, home as homeWords, newsList, site } from 'virtual:content/words';

import { homeCampaignsQuery, latestNewsQuery } from '../api/queries.ts';
import { useRenderedAt } from '../render/rendered.ts';
import { withWords } from '../routing/with-words.tsx';

function Home() {
  const [picked] = useState(pickTestimonial);
  // The rendered page shows the first one.
  const chosen = useMounted() ? picked : { quote: 0, author: 0 };
  const navigate = useNavigate();
  const { search } = useLocation();
  const news = useQuery(latestNewsQuery);
  const live = useQuery({ ...homeCampaignsQuery, enabled: home.liveCampaigns });
  const isRendered = useRenderedAt() !== undefined;
  // Going back, or a reload, shows as many stories as before.
  const rememberInAddress = (all: boolean) =>
    void navigate(all ? `${paths.home}?stories=all` : paths.home, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <HomePage
      content={{
        ...home,
        chosen,
        campaigns: home.liveCampaigns && !live.isError ? live.data : home.campaigns,
      }}
      news={viewOf(news, (articles) => ({ articles }))}
      newsIsLate={!isRendered}
      allStories={search.includes('stories=all')}
      onShowAllStories={rememberInAddress}
      onRetryNews={() => void news.refetch()}
      foundation={foundation}
    />
  );
}

/** A random quote and, independently, a random author (specification §2). */
const pickTestimonial = () => ({ quote: randomIndex(home.quotes), author: randomIndex(home.authors) });

const randomIndex = (list: readonly unknown[]) => Math.floor(Math.random() * list.length);

export const Component = withWords({ giving, home: homeWords, newsList, site }, Home);
