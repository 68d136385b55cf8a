import {
  type ArticleOrder,
  articleOrders,
  type ArticleRow,
  type ArticleState,
  deskPages,
  newArticlePath,
} from '@hearthlight/domain/desk';
import { EmptyNote, Link, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { barOf, type ListFilter } from '../parts/list-filter.ts';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { DeskNewsRow } from './desk-news-row.tsx';

/** The filter and order of the list of articles. It searches titles. */
export type ArticleFilter = ListFilter<ArticleState, ArticleOrder>;

export interface DeskNewsPageProps {
  /** The state of the request for the articles. */
  view: PagesView<{ articles: readonly ArticleRow[] }>;
  /** The current filter. */
  filter: ArticleFilter;
  /** Called with the complete filter when a part of it changes. */
  onFilter: (filter: ArticleFilter) => void;
}

const states = ['all', 'draft', 'scheduled', 'published'] as const;

/** The articles of the site: by default drafts, then the newest first. */
export function DeskNewsPage({ view, filter, onFilter }: DeskNewsPageProps) {
  const words = useWords('deskNews');
  const names = useWords('desk');
  const labels = {
    all: words.all,
    draft: words.drafts,
    scheduled: words.scheduled,
    published: words.published,
  };
  return (
    <>
      <DeskHeader
        title={names.news}
        lead={words.lead}
        hasTimes
        action={
          <Link variant="button" size="small" href={newArticlePath}>
            {words.newArticle}
          </Link>
        }
      />
      <ListBar
        {...barOf({
          path: deskPages.news.path,
          filter,
          onFilter,
          states: states.map((state) => [state, labels[state]]),
          orders: articleOrders,
          label: words.show,
          searchLabel: words.search,
        })}
      />
      <LoadedList label={names.news} view={view}>
        {({ articles }) =>
          articles.length === 0 ? (
            <NoArticles isFiltered={filter.search !== '' || filter.state !== 'all'} />
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {articles.map((article) => (
                <li key={article.id}>
                  <DeskNewsRow article={article} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
    </>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords('deskNews');
  const { noneMatchLead } = useWords('desk');
  if (isFiltered) return <EmptyNote title={words.notFound}>{noneMatchLead}</EmptyNote>;
  return <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>;
}
