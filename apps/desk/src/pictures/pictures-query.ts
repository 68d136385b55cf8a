import { queryOptions } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';

/** The uploaded pictures. Fetched whenever a form opens, because other forms upload and use them. */
export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: ({ signal }) => fetchCall('pictureList', { signal }),
  staleTime: 0,
});
