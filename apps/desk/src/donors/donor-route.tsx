import { isNotFound } from '@hearthlight/domain';
import { deskPages } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { saveFile } from '../api/download.ts';
import { fetchCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { searchDonors } from '../gifts/calls.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { DonorPage } from './donor-page.tsx';

export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const params = { id };
  const navigate = useNavigate();
  const donor = useQuery({
    queryKey: ['donors', 'one', id],
    queryFn: ({ signal }) => fetchCall('readDonor', { params, signal }),
  });
  if (donor.data === undefined && isNotFound(donor.error)) return <NoSuchPage />;
  return (
    <DonorPage
      view={viewOf(donor, (data) => ({ donor: data }))}
      onRetry={() => void donor.refetch()}
      onSearch={searchDonors}
      onEdit={async (values, shown) => {
        const result = await send('editDonor', { params, request: { ...values, based_on: shown } });
        if (result.ok) await queryClient.invalidateQueries();
        return toResult(result);
      }}
      onPreviewMerge={async (merged) => {
        const result = await send('previewMerge', { params, request: { merged } });
        return result.ok ? { ok: true, merge: result.response } : toResult(result);
      }}
      onMerge={async (merged, password) => {
        const result = await send('mergeDonors', { params, request: { merged, password } });
        if (result.ok) await queryClient.invalidateQueries();
        return toResult(result);
      }}
      onExport={async () => {
        const result = await send('exportDonor', { params, request: {} });
        if (!result.ok) return toResult(result);
        const text = JSON.stringify(result.response.data, null, 2);
        saveFile(new Blob([text], { type: 'application/json' }), `donor-${id}.json`);
        return { ok: true };
      }}
      onPreviewErasure={async () => {
        const result = await send('previewErasure', { params, request: {} });
        return result.ok ? { ok: true, erasure: result.response } : toResult(result);
      }}
      onErase={async (password) => {
        const result = await send('eraseDonor', { params, request: { password } });
        if (!result.ok) return toResult(result);
        queryClient.removeQueries({ queryKey: ['donors', 'one', id] });
        await navigate(deskPages.donors.path, { state: toResult(result) });
        void queryClient.invalidateQueries();
        return { ok: true };
      }}
    />
  );
}
