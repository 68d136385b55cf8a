import {
  deskPages,
  encodeFileName,
  type ImportEntry,
  type LeftOutEntry,
  type RowChoices,
} from '@hearthlight/domain/desk';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { fetchCall, homeQuery, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { useMay } from '../session/me.ts';
import { ImportsPage } from './imports-page.tsx';
import { importsKey, unrecorded } from './queries.ts';

function upload(file: File) {
  // Browsers give tables different types, or none.
  const type = /\.(?:xml|camt)$/i.test(file.name) ? 'text/xml' : 'text/csv';
  return fetchCall('uploadImport', {
    file: new Blob([file], { type }),
    headers: { 'x-file-name': encodeFileName(file.name) },
  });
}

export function Component() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const imports = useInfiniteQuery(
    pagesQuery(importsKey, (cursor, signal) => fetchCall('importList', { query: cursor, signal })),
  );
  const canImport = useMay('books.write');
  const waiting = useQuery({
    queryKey: [...importsKey, 'waiting'],
    queryFn: ({ signal }) => fetchCall('waitingRows', { signal }),
    enabled: canImport,
  });
  const leftOut = useQuery({
    queryKey: [...importsKey, 'left-out'],
    queryFn: ({ signal }) => fetchCall('leftOutList', { signal }),
    enabled: canImport,
  });
  const reloading = { onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }) };
  // Gifts, campaigns and more derive from what is recorded.
  const settling = { onSettled: () => queryClient.invalidateQueries() };
  return (
    <ImportsPage
      canImport={canImport}
      waiting={waiting.data}
      leftOut={leftOut.data?.entries}
      unrecorded={unrecorded.useValue()}
      onAskAgain={useChange(({ kind, name }: LeftOutEntry) => fetchCall('askAgain', { request: { kind, name } }), {
        ...reloading,
        resultOf: ({ imports: made }) => ({ imports: made }),
      })}
      onLeaveOutAgain={useChange(
        ({ kind, name }: LeftOutEntry, made: number[]) =>
          fetchCall('leaveOutAgain', { request: { kind, name, imports: made } }),
        reloading,
      )}
      unmatched={useQuery(homeQuery).data?.tasks.unmatched_payments ?? 0}
      view={pagesViewOf(imports, (pages) => ({ imports: pages.flatMap((page) => page.imports) }))}
      onUpload={useChange(upload, {
        onSuccess: ({ id }) => navigate(`${deskPages.imports.path}/${id}`),
      })}
      onDecideRows={useChange((request: RowChoices) => fetchCall('decideRows', { request }), {
        ...settling,
        resultOf: ({ imports: made }) => ({ imports: made }),
      })}
      onReopenRows={useChange((made: number[]) => fetchCall('reopenRows', { request: { imports: made } }), settling)}
      onUndo={useChange(
        ({ id }: ImportEntry, password: string) => fetchCall('undoImport', { params: { id }, request: { password } }),
        { ...reloading, onSuccess: () => unrecorded.set(undefined) },
      )}
    />
  );
}
