import { deskPages } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useChange } from '../api/use-change.ts';
import { useToast } from '../frame/use-toast.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { ArticlePublication } from './article-publication.tsx';
import { useArticlePages } from './article-route.tsx';
import { EditArticlePage } from './edit-article-page.tsx';
import { focusField } from './field-anchor.ts';
import { articlesKey, useArticleChange, useCampaignChoices } from './queries.ts';

/** The text of an article. */
export function Component() {
  const { article, autosave } = useArticlePages();
  const navigate = useNavigate();
  const words = useWords('deskNews');
  const toast = useToast();
  const params = { id: article.id };
  const campaigns = useCampaignChoices();
  const publishAgain = useArticleChange(autosave, (revision: number) =>
    fetchCall('publishArticle', {
      params,
      request: { based_on: revision, replaces: null, at: null, keeps_text: true },
    }),
  );
  const location = useLocation();
  // The checklist links to fields of this page.
  useEffect(() => focusField(location.hash), [location]);
  return (
    <EditArticlePage
      text={autosave.text}
      state={autosave.state}
      campaigns={campaigns}
      uploadPicture={uploadPicture}
      loadPictures={loadPictures}
      onChange={autosave.change}
      onResolve={autosave.resolve}
      publication={
        <ArticlePublication
          article={article}
          onUnpublish={useArticleChange(
            autosave,
            () => {
              const { published_at, published_revision, state } = article;
              return fetchCall('unpublishArticle', {
                params,
                request: { state, published_at, published_revision },
              });
            },
            ({ revision }) => {
              const text = words.isOff({ title: article.title });
              const onUndo = async () => (await publishAgain(revision)).ok;
              toast(article.state === 'published' ? { text, onUndo } : { text });
            },
          )}
          onOpenComments={useArticleChange(autosave, (isOpen: boolean) =>
            fetchCall('openComments', { params, request: { comments_open: isOpen } }),
          )}
          onRemove={useChange((password: string) => fetchCall('removeArticle', { params, request: { password } }), {
            onSuccess: async ({ message }) => {
              autosave.forget();
              void queryClient.invalidateQueries({ queryKey: articlesKey });
              await navigate(deskPages.news.path, { replace: true, state: { message } });
            },
          })}
        />
      }
    />
  );
}
