import type { Result } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import type { Autosave, Editing } from '@hearthlight/ui/desk';
import { useOutletContext } from 'react-router-dom';

/** What the pages of an article share. */
export interface ArticlePages {
  article: Article;
  autosave: Autosave & Editing;
  /** Saves the text, then makes a change based on its revision. A conflict is shown in place of the text. */
  change: (make: (revision: number) => Promise<ArticleChange>) => Promise<Result>;
  /** Takes over the article of a change that does not depend on its text. */
  keep: (change: ArticleChange) => Result;
}

/** The result of a call that changes an article. */
type ArticleChange =
  | { ok: true; response: Article }
  | (Extract<Result, { ok: false }> & { status: number; current?: Article | undefined });

export const useArticlePages = (): ArticlePages => useOutletContext<ArticlePages>();
