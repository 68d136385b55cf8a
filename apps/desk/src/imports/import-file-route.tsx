import { isNotFound } from '@hearthlight/domain';
import { deskPages } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useEntryId } from '../routing/use-entry-id.ts';
import { ImportFilePage } from './import-file-page.tsx';

export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id };
  const upload = useQuery({
    queryKey: ['import-file', id],
    queryFn: ({ signal }) => fetchCall('readUpload', { params, signal }),
    // What is typed stays while the window is left and entered again.
    staleTime: Infinity,
  });
  if (upload.data === undefined && isNotFound(upload.error)) return <NoSuchPage />;
  return (
    <ImportFilePage
      view={viewOf(upload, (data) => ({ upload: data }))}
      onRetry={() => void upload.refetch()}
      onAnswer={async (columns) => {
        const result = await send('answerUpload', { params, request: { columns } });
        return result.ok ? { ok: true, upload: result.response } : toResult(result);
      }}
      onPreview={async (request) => {
        const result = await send('previewImport', { params, request });
        return result.ok ? { ok: true, preview: result.response } : toResult(result);
      }}
      onImport={async (request, onProgress) => {
        const result = await send('runImport', { params, request, onProgress });
        await queryClient.invalidateQueries({ queryKey: ['imports'] });
        if (!result.ok) return toResult(result);
        const { counts, thanked } = result.response;
        return { ok: true, imported: { recorded: counts.new ?? 0, changed: counts.changed ?? 0, thanked } };
      }}
      onDiscard={async () => {
        const result = await send('discardUpload', { params, request: {} });
        if (result.ok) await navigate(deskPages.imports.path);
        return toResult(result);
      }}
    />
  );
}
