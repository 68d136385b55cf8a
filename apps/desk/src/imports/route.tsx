import { deskPages, encodeFileName } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { useMay } from '../session/me.ts';
import { ImportsPage } from './imports-page.tsx';

const queryKey = ['imports'];

export function Component() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const imports = useInfiniteQuery(
    pagesQuery(queryKey, (cursor, signal) => fetchCall('importList', { query: cursor, signal })),
  );
  return (
    <ImportsPage
      canImport={useMay('books.write')}
      view={viewOf(imports, ({ pages }) => ({
        imports: pages.flatMap((page) => page.imports),
        hasMore: imports.hasNextPage,
      }))}
      onRetry={() => void imports.refetch()}
      onShowMore={() => void imports.fetchNextPage()}
      onUpload={async (file) => {
        // Browsers give tables different types, or none.
        const type = /\.(?:xml|camt)$/i.test(file.name) ? 'text/xml' : 'text/csv';
        const result = await send('uploadImport', {
          file: new Blob([file], { type }),
          headers: { 'x-file-name': encodeFileName(file.name) },
        });
        if (result.ok) await navigate(`${deskPages.imports.path}/${result.response.id}`);
        return toResult(result);
      }}
      onUndo={async ({ id }, password) => {
        const result = await send('undoImport', { params: { id }, request: { password } });
        await queryClient.invalidateQueries({ queryKey });
        return toResult(result);
      }}
    />
  );
}
