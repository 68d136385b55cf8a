import { deskPages, type ImportChoices, type SomeColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useBeforeUnload, useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { ImportFilePage, type ImportFilePageProps } from './import-file-page.tsx';
import { importsKey, unrecorded, useKeptFile } from './queries.ts';

const uploadQuery = (id: number) =>
  queryOptions({
    queryKey: ['import-file', id],
    queryFn: ({ signal }) => fetchCall('readUpload', { params: { id }, signal }),
    // Keeps the entries when the window loses and regains the focus.
    staleTime: Number.POSITIVE_INFINITY,
  });

export function Component() {
  const view = useEntry(uploadQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} upload={entry} />}</Loaded>;
}

function Opened({ upload }: { upload: UploadedImport }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { kept, keep, forget } = useKeptFile(upload.id);
  // Answers and decisions are kept within the desk, until it is closed.
  useBeforeUnload((event) => {
    if (kept) event.preventDefault();
  });
  const params = { id: upload.id };
  const leave = (options = {}) => {
    forget();
    return navigate(deskPages.imports.path, options);
  };
  return (
    <ImportFilePage
      upload={upload}
      kept={kept}
      onKeep={keep}
      onAnswer={useChange(
        (columns: SomeColumns, page: number) => fetchCall('answerUpload', { params, request: { columns, page } }),
        { resultOf: (read) => ({ upload: read }) },
      )}
      onExplain={useChange(
        (request: Parameters<ImportFilePageProps['onExplain']>[0]) =>
          fetchCall('explainCorrection', { params, request }),
        { resultOf: ({ proposals }) => ({ proposals }) },
      )}
      onPreview={useChange((request: ImportChoices) => fetchCall('previewImport', { params, request }), {
        resultOf: (preview) => ({ preview }),
      })}
      onImport={useChange(
        (...[request, onProgress]: Parameters<ImportFilePageProps['onImport']>) =>
          fetchCall('runImport', { params, request, onProgress }),
        {
          resultOf: ({ counts, thanked }) => ({ imported: { counts, thanked } }),
          onSuccess: ({ counts, unrecorded: rows }) => {
            unrecorded.set({ file: upload.file_name, counts, rows });
            // An imported file has no page.
            return leave({ replace: true });
          },
          onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
        },
      )}
      onDiscard={useChange(() => fetchCall('discardUpload', { params, request: {} }), {
        onSuccess: () => leave(),
      })}
    />
  );
}
