import { deskPages } from '@hearthlight/domain/desk';
import { ImportFilePage, viewOf } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';

export function Component() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id: Number(useParams()['id']) };
  const upload = useQuery({
    queryKey: ['import-file', params.id],
    queryFn: ({ signal }) => fetchCall('readUpload', { params, signal }),
    // What is typed stays while the window is left and entered again.
    staleTime: Infinity,
  });
  return (
    <ImportFilePage
      key={params.id}
      view={viewOf(upload, (data) => ({ upload: data }))}
      onRetry={() => void upload.refetch()}
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
