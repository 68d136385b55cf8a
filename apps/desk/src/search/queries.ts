import type { SearchResult } from '@hearthlight/domain/desk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { fetchCall } from '../api/queries.ts';

/** Milliseconds after the last key until the server is asked. */
const pause = 200;

/** Asks the server for what matches a text, once nobody has typed for a moment. */
export function useSearchResult(search: string): { result: SearchResult | undefined; failed: boolean } {
  const [asked, setAsked] = useState('');
  const typed = search.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => fetchCall('deskSearch', { request: { search: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return { result: typed === '' ? undefined : data, failed: isError && typed !== '' };
}
