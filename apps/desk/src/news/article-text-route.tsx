import { deskPages } from '@hearthlight/domain/desk';
import { useNavigate } from 'react-router-dom';

import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { ArticlePublication } from './article-publication.tsx';
import { useArticlePages } from './article-route.tsx';
import { EditArticlePage } from './edit-article-page.tsx';
import { useCampaignChoices } from './queries.ts';
import { articlesKey } from './queries.ts';

/** The text of an article. */
export function Component() {
  const { article, autosave, keep } = useArticlePages();
  const navigate = useNavigate();
  const params = { id: article.id };
  const campaigns = useCampaignChoices();
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
          onUnpublish={async () => {
            const { published_at, published_revision } = article;
            return keep(
              await send('unpublishArticle', { params, request: { published_at, published_revision } }),
            );
          }}
          onOpenComments={async (isOpen) =>
            keep(await send('openComments', { params, request: { comments_open: isOpen } }))
          }
          onRemove={async (password) => {
            const result = await send('removeArticle', { params, request: { password } });
            if (!result.ok) return toResult(result);
            autosave.forget();
            void queryClient.invalidateQueries({ queryKey: articlesKey });
            await navigate(deskPages.news.path, { replace: true, state: toResult(result) });
            return { ok: true };
          }}
        />
      }
    />
  );
}
