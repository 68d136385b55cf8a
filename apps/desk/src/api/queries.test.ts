import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { pagesQuery } from './queries.ts';

test('requests the first page without a cursor, and the next one with that of the page before', async () => {
  const load = vi.fn<(cursor: { after?: string }) => Promise<{ next: string | null }>>();
  load.mockResolvedValueOnce({ next: '2026.7' }).mockResolvedValueOnce({ next: null });
  await new QueryClient().fetchInfiniteQuery({ ...pagesQuery(['gifts'], load), pages: 3 });
  expect(load.mock.calls.map(([cursor]) => cursor)).toEqual([{}, { after: '2026.7' }]);
});
