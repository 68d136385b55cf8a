import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchCall } from '../api/queries.ts';
import { send } from '../api/send.ts';

/** Says that this person has an article open until the page closes. Returns the names of others who have it open. */
export function useOpenArticle(id: number): readonly string[] {
  const { data } = useQuery({
    queryKey: ['article', id, 'open'],
    queryFn: ({ signal }) => fetchCall('openArticle', { params: { id }, request: { open: true }, signal }),
    refetchInterval: 20_000,
    // A page in the background can have unsaved text.
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  useEffect(
    () => () =>
      void send('openArticle', { params: { id }, request: { open: false }, returnsIfSignedOut: true }),
    [id],
  );
  return data?.others ?? [];
}
