import { CallError } from '@hearthlight/domain';
import { languages as allLanguages } from '@hearthlight/words/languages';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { useArticlePages } from './article-route.tsx';
import { ArticlePreviewPage } from './preview/article-preview-page.tsx';
import { articleKey } from './queries.ts';

const siteLanguages = foundation.languages.flatMap((tag) => allLanguages.filter((each) => each.tag === tag));

/** An article as visitors will see it. */
export function Component() {
  const { article, autosave } = useArticlePages();
  const { id } = article;
  const [query, setQuery] = useSearchParams();
  const language = query.get('language') ?? foundation.languages[0];
  const preview = useQuery({
    queryKey: [...articleKey(id), 'preview', language],
    queryFn: async ({ signal }) => {
      await autosave.whenSaved();
      return fetchCall('previewArticle', { params: { id }, query: { language }, signal });
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const { error } = preview;
  const isRefused = error instanceof CallError && error.status >= 400;
  return (
    <ArticlePreviewPage
      view={
        isRefused
          ? { status: 'ready', preview: { refusal: error.message } }
          : viewOf(preview, (data) => ({ preview: data }))
      }
      title={autosave.text.title}
      languages={siteLanguages}
      language={language}
      onLanguage={(tag) => setQuery({ language: tag }, { replace: true })}
    />
  );
}
