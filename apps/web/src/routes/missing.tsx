import { sentences } from '@hearthlight/domain';
import { GoOnStories, MissingPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';
import { newsList, site as siteWords } from 'virtual:content/words';

import { latestNewsQuery } from '../api/queries.ts';
import { usePageMeta } from '../routing/use-page-meta.ts';
import { withWords } from '../routing/with-words.tsx';

/** The router's fallback screen for an unknown address (specification §2). */
function Missing() {
  usePageMeta(sentences.unexpected);
  return (
    <MissingPage foundation={foundation} picture={site.errorPage.picture}>
      <GoOn />
    </MissingPage>
  );
}

/** The newest stories, for a page that is not there. */
export function GoOn() {
  return <GoOnStories id="stories" news={viewOf(useQuery(latestNewsQuery), (articles) => ({ articles }))} />;
}

export const Component = withWords({ newsList, site: siteWords }, Missing);
