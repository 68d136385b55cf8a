import { HomePage, topStoriesId } from '@hearthlight/ui';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import { useLatestNews } from '../api/use-latest-news.ts';
import { usePageData } from '../render/page-data.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';

export function Component() {
  const chosen = useBrowserValue(pickTestimonial) ?? { quote: 0, author: 0 };
  const data = usePageData();
  const { news, retry } = useLatestNews(topStoriesId, data?.latestNews);
  return (
    <HomePage
      content={{ ...home, chosen }}
      news={news}
      allStories={data?.allStories}
      onRetryNews={retry}
      foundation={foundation}
    />
  );
}

/** A random quote and, independently, a random author (specification §2). */
function pickTestimonial() {
  return { quote: randomIndex(home.quotes), author: randomIndex(home.authors) };
}

const randomIndex = (list: readonly unknown[]) => Math.floor(Math.random() * list.length);
