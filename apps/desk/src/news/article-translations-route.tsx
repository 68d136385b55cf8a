import { type ArticleTranslation, deskArticlePath } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useTranslationChange } from '../parts/translation-queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { useMe } from '../session/me.ts';
import { useArticlePages } from './article-route.tsx';
import { keptTranslationOf } from './kept-text.ts';
import { articleKey } from './queries.ts';
import { ArticleTranslationsPage } from './translations/article-translations-page.tsx';

/** The translations of an article. */
export function Component() {
  const { article, autosave } = useArticlePages();
  const me = useMe();
  const { id } = article;
  const { language = '', languages } = useTranslationLanguage();
  const queryKey = [...articleKey(id), 'translations'];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchCall('translationList', { params: { id }, signal }),
  });
  const view = viewOf(list, ({ translations }) => ({
    stored: translations.find((each) => each.language === language)?.translation ?? null,
  }));
  const params = { id, language };
  const store = keptTranslationOf(me.id, id, language);
  const onSave = useTranslationChange(
    queryKey,
    (text: ArticleTranslation, basedOn: ArticleTranslation | null) =>
      fetchCall('saveTranslation', { params, request: { ...text, based_on: basedOn } }),
    store.remove,
  );
  const onRemove = useTranslationChange(
    queryKey,
    (password: string) => fetchCall('removeTranslation', { params, request: { password } }),
    store.remove,
  );
  if (language === '') return <Navigate to={deskArticlePath(id)} replace />;
  return (
    <Loaded view={view} rows={4}>
      {({ stored }) => (
        <ArticleTranslationsPage
          stored={stored}
          original={autosave.text}
          languages={languages}
          language={language}
          path={deskArticlePath(id, 'translations')}
          uploadPicture={uploadPicture}
          loadPictures={loadPictures}
          kept={store.read()}
          onKeep={store.write}
          onSave={onSave}
          onRemove={onRemove}
        />
      )}
    </Loaded>
  );
}
