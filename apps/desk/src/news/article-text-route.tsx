import { deskPages } from '@hearthlight/domain/desk';
import { useNavigate } from 'react-router-dom';

import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
import { useToast } from '../frame/use-toast.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useWords } from '../words/use-words.ts';
import { ArticlePublication } from './article-publication.tsx';
import { useArticlePages } from './article-route.tsx';
import { EditArticlePage } from './edit-article-page.tsx';
import { useCampaignChoices } from './queries.ts';
import { articlesKey } from './queries.ts';

/** The text of an article. */
export function Component() {
  const { article, autosave, keep } = useArticlePages();
  const navigate = useNavigate();
  const words = useWords('deskNews');
  const toast = useToast();
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
            const result = await send('unpublishArticle', {
              params,
              request: { published_at, published_revision },
            });
            if (result.ok) {
              const undo = { based_on: result.response.revision, replaces: null, at: null };
              toast({
                text: words.isOff({ title: article.title }),
                // Publishing again must show the text that was on the site.
                ...(article.state === 'published' &&
                  !article.has_unpublished_changes && {
                    onUndo: async () => keep(await send('publishArticle', { params, request: undo })).ok,
                  }),
              });
            }
            return keep(result);
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
