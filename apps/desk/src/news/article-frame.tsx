import { formatList } from '@hearthlight/domain';
import {
  type Article,
  type ArticleText,
  type DeskArticlePart,
  deskArticlePath,
  deskPages,
} from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import { ZoneNote } from '@hearthlight/ui/parts';
import type { ReactNode } from 'react';

import { FilterLinks } from '../parts/filter-links.tsx';
import { StickyBar } from '../parts/sticky-bar.tsx';
import { ArticleState } from './article-state.tsx';
import { lacksAlternative, missingFields } from './missing-fields.ts';
import { type PublicationProps, PublishButton } from './publish-button.tsx';
import { PublishChecklist } from './publish-checklist.tsx';
import { SaveStatus, type SaveStatusProps } from './save-status.tsx';

export interface ArticleFrameProps extends PublicationProps, SaveStatusProps {
  /** The article as the server has it. */
  article: Article;
  /** The article as it is edited. */
  text: ArticleText;
  /** The names of others who have the article open. */
  others: readonly string[];
  /** The links in the text that lead to no page of the site. */
  brokenLinks?: readonly string[] | undefined;
  /** The page that is shown. Without it, that of the text. */
  part: DeskArticlePart | undefined;
  /** Whether the site has other languages. */
  hasTranslations: boolean;
  /** The page. */
  children: ReactNode;
}

/**
 * The head of all pages of one article: its state, whether it is saved, how to publish it, and links to the other
 * pages.
 */
export function ArticleFrame({
  article,
  text,
  state,
  merged,
  brokenLinks,
  others,
  onRetry,
  onLoadNewer,
  part,
  hasTranslations,
  children,
  ...publishing
}: ArticleFrameProps) {
  const words = useWords('deskNews');
  const { editHeading } = useWords('articles');
  const choices = [
    { name: 'write', label: words.write, href: deskArticlePath(article.id) },
    ...(['preview', 'history', ...(hasTranslations ? ['translations' as const] : [])] as const).map((name) => ({
      name,
      label: words[name],
      href: deskArticlePath(article.id, name),
    })),
  ];
  return (
    <>
      <p className="mb-1 text-small">
        <Link href={deskPages.news.path} className="tap-target">
          {words.backToList}
        </Link>
      </p>
      <h1
        tabIndex={-1}
        data-hidden={part === undefined || undefined}
        className="mb-2 text-pane wrap-anywhere data-hidden:sr-only"
      >
        {part === undefined ? editHeading({ title: text.title }) : <bdi>{text.title}</bdi>}
      </h1>
      <StickyBar
        bar={
          <>
            <div className="flex min-h-11 min-w-[min(100%,13rem)] flex-1 flex-wrap items-center gap-x-6 text-small">
              <ArticleState article={article} />
              <SaveStatus state={state} merged={merged} onRetry={onRetry} onLoadNewer={onLoadNewer} />
              {state.status === 'conflict' && part !== undefined && (
                <Link href={deskArticlePath(article.id)} className="tap-target">
                  {words.seeConflict}
                </Link>
              )}
            </div>
            {state.status !== 'conflict' && (
              <>
                <PublishChecklist id={article.id} text={text} brokenLinks={brokenLinks} />
                <PublishButton
                  article={article}
                  isComplete={missingFields(text).length === 0 && !lacksAlternative(text)}
                  brokenLinks={brokenLinks}
                  {...publishing}
                />
              </>
            )}
          </>
        }
      >
        <ZoneNote />
        <output className="mt-2 block text-small font-semibold empty:hidden">
          {others.length > 0 && words.openElsewhere({ count: others.length, names: formatList(others) })}
        </output>
        <div className="mt-3 mb-5">
          <FilterLinks label={words.thisArticle} choices={choices} current={part ?? 'write'} />
        </div>
        {children}
      </StickyBar>
    </>
  );
}
