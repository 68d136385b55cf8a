import { deskArticlePath, type DeskRequest } from '@hearthlight/domain/desk';
import { useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { NewArticlePage } from './new-article-page.tsx';
import { keepArticle } from './queries.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <NewArticlePage
      onSubmit={useChange(
        (request: DeskRequest<'createArticle'>) => fetchCall('createArticle', { request }),
        {
          onSuccess: async (article) => {
            keepArticle(article);
            await navigate(deskArticlePath(article.id), { replace: true });
          },
        },
      )}
    />
  );
}
