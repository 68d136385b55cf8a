import type { DeskResponse } from '@hearthlight/domain/desk';
import { deskArticlePath } from '@hearthlight/domain/desk';
import { ArticleTranslationsPage, viewOf } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { useArticlePages } from '../news/article-pages.ts';
import { keptTranslationOf } from '../news/kept-text.ts';
import { loadPictures, uploadPicture } from '../news/pictures.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';

/** The translations of an article. */
export function Component() {
  const { article, autosave, me } = useArticlePages();
  const { id } = article;
  const { language, languages } = useTranslationLanguage();
  const queryClient = useQueryClient();
  const queryKey = ['article', id, 'translations'];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchCall('translationList', { params: { id }, signal }),
  });
  const store = (tag: string) => keptTranslationOf(me.id, id, tag);
  const keep = (saved: DeskResponse<'saveTranslation'>) => {
    store(saved.language).remove();
    queryClient.setQueryData<DeskResponse<'translationList'>>(
      queryKey,
      (known) =>
        known && {
          translations: known.translations.map((each) => (each.language === saved.language ? saved : each)),
        },
    );
  };
  return (
    <ArticleTranslationsPage
      view={viewOf(list, (data) => data)}
      original={autosave.text}
      languages={languages}
      language={language}
      addressOf={(tag) => `${deskArticlePath(id, 'translations')}?language=${tag}`}
      uploadPicture={uploadPicture}
      loadPictures={loadPictures}
      keptOf={(tag) => store(tag).read()}
      onKeep={(tag, kept) => store(tag).write(kept)}
      onSave={async (tag, text, basedOn) => {
        const result = await send('saveTranslation', {
          params: { id, language: tag },
          request: { ...text, based_on: basedOn },
        });
        if (result.ok) {
          keep(result.response);
          return { ok: true, saved: result.response.translation };
        }
        // Shows the text of the other person.
        if (result.status === 409) await list.refetch();
        return toResult(result);
      }}
      onRemove={async (tag) => {
        const result = await send('removeTranslation', { params: { id, language: tag }, request: {} });
        if (result.ok) keep(result.response);
        return toResult(result);
      }}
      onRetry={() => void list.refetch()}
    />
  );
}
