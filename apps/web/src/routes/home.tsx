import { paths } from '@hearthlight/domain';
import { HomePage, topStoriesId } from '@hearthlight/ui';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import { useLatestNews } from '../api/use-latest-news.ts';
import { usePageData } from '../render/page-data.ts';
import { usePageLocation } from '../routing/page-location.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';

export function Component() {
  const chosen = useBrowserValue(pickTestimonial) ?? { quote: 0, author: 0 };
  const data = usePageData();
  const { search } = usePageLocation();
  const { news, retry } = useLatestNews(topStoriesId, data?.latestNews);
  return (
    <HomePage
      content={{ ...home, chosen }}
      news={news}
      newsIsLate={!data?.latestNews}
      allStories={data?.allStories ?? search.includes('stories=all')}
      onShowAllStories={rememberInAddress}
      onRetryNews={retry}
      foundation={foundation}
    />
  );
}

/** Going back, or a reload, shows as many stories as before. The router reads the address then. */
function rememberInAddress(all: boolean) {
  window.history.replaceState(window.history.state, '', all ? `${paths.home}?stories=all` : paths.home);
}

let testimonial: { quote: number; author: number } | undefined;

/**
 * A random quote and, independently, a random author (specification §2), chosen once for each loaded document.
 */
function pickTestimonial() {
  testimonial ??= { quote: randomIndex(home.quotes), author: randomIndex(home.authors) };
  return testimonial;
}

const randomIndex = (list: readonly unknown[]) => Math.floor(Math.random() * list.length);
