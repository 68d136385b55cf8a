import { deskArticlePath } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { type DeskResult, send } from '../api/send.ts';
import { keepTranslation } from '../parts/translation-queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { useMe } from '../session/me.ts';
import { useArticlePages } from './article-route.tsx';
import { keptTranslationOf } from './kept-text.ts';
import { ArticleTranslationsPage } from './translations/article-translations-page.tsx';

/** The translations of an article. */
export function Component() {
  const { article, autosave } = useArticlePages();
  const me = useMe();
  const { id } = article;
  const { language, languages } = useTranslationLanguage();
  const queryClient = useQueryClient();
  const queryKey = ['article', id, 'translations'];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchCall('translationList', { params: { id }, signal }),
  });
  if (language === undefined) return <Navigate to={deskArticlePath(id)} replace />;
  const params = { id, language };
  const store = keptTranslationOf(me.id, id, language);
  const keep = (result: DeskResult<'saveTranslation'>) => {
    if (result.ok) store.remove();
    return keepTranslation(queryClient, queryKey, result);
  };
  return (
    <ArticleTranslationsPage
      view={viewOf(list, ({ translations }) => ({
        stored: translations.find((each) => each.language === language)?.translation ?? null,
      }))}
      original={autosave.text}
      languages={languages}
      language={language}
      path={deskArticlePath(id, 'translations')}
      uploadPicture={uploadPicture}
      loadPictures={loadPictures}
      kept={store.read()}
      onKeep={(kept) => store.write(kept)}
      onSave={async (text, basedOn) =>
        keep(await send('saveTranslation', { params, request: { ...text, based_on: basedOn } }))
      }
      onRemove={async (password) => keep(await send('removeTranslation', { params, request: { password } }))}
      onRetry={() => void list.refetch()}
    />
  );
}
