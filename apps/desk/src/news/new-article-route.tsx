import { deskArticlePath } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { Loaded } from '../frame/loaded.tsx';
import { fieldAnchor } from './field-anchor.ts';
import { keepArticle } from './queries.ts';

/** Creates an article without a title, then opens it with the focus in the title. */
export function Component() {
  const navigate = useNavigate();
  const created = useQuery({
    queryKey: ['article', 'new'],
    queryFn: () => fetchCall('createArticle', { request: { title: '' } }),
    gcTime: 0,
    staleTime: 'static',
    retry: false,
  });
  const { data: article } = created;
  useEffect(() => {
    if (!article) return;
    keepArticle(article);
    void navigate(`${deskArticlePath(article.id)}#${fieldAnchor('title')}`, { replace: true });
  }, [article, navigate]);
  return <Loaded view={viewOf(created, (entry) => ({ entry }))}>{() => <ListSkeleton />}</Loaded>;
}
