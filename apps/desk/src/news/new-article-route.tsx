import { deskArticlePath } from '@hearthlight/domain/desk';
import { useNavigate } from 'react-router-dom';

import { send, toResult } from '../api/send.ts';
import { NewArticlePage } from './new-article-page.tsx';
import { keepArticle } from './queries.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <NewArticlePage
      onSubmit={async (request) => {
        const result = await send('createArticle', { request });
        if (!result.ok) return toResult(result);
        keepArticle(result.response);
        await navigate(deskArticlePath(result.response.id), { replace: true });
        return { ok: true };
      }}
    />
  );
}
