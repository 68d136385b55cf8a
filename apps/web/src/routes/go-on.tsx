import { GoOnStories } from '@hearthlight/ui';

import { useLatestNews } from '../api/use-latest-news.ts';

const id = 'stories';

/** The newest stories, for a page that is not there. */
export function GoOn() {
  const { news } = useLatestNews(id);
  return <GoOnStories id={id} news={news} />;
}
