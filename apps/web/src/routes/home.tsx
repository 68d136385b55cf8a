import { foundation, pageMeta, paths } from '@hearthlight/domain';
import { HomePage, topStoriesId } from '@hearthlight/ui';

import { homeContent } from '../content/home.ts';
import { useBrowserValue } from './use-browser-value.ts';
import { useLatestNews } from './use-latest-news.ts';
import { usePageMeta } from './use-page-meta.ts';

export function Component() {
  usePageMeta(pageMeta[paths.home]);
  const chosen = useBrowserValue(drawTestimonial) ?? { quote: 0, author: 0 };
  const { news, retry } = useLatestNews(topStoriesId);
  return (
    <HomePage content={{ ...homeContent, chosen }} news={news} onRetryNews={retry} foundation={foundation} />
  );
}

/** One of five quotes by one of five authors, each drawn by itself (`spec §2`). */
function drawTestimonial() {
  return { quote: anyOf(homeContent.quotes), author: anyOf(homeContent.authors) };
}

const anyOf = (list: readonly unknown[]) => Math.floor(Math.random() * list.length);
