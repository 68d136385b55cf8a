import { type DeskDonor, deskPages, type DonorEntered } from '@hearthlight/domain/desk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { saveFile } from '../api/download.ts';
import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { searchDonors } from '../gifts/calls.ts';
import { DonorPage } from './donor-page.tsx';
import { donorsKey } from './queries.ts';

const donorQuery = (id: number) =>
  queryOptions({
    queryKey: [...donorsKey, 'one', id],
    queryFn: ({ signal }) => fetchCall('readDonor', { params: { id }, signal }),
  });

export function Component() {
  const view = useEntry(donorQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} donor={entry} />}</Loaded>;
}

function Opened({ donor: { id }, donor }: { donor: DeskDonor }) {
  const params = { id };
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Gifts, months and more derive from donors.
  const fetchAllAgain = { onSuccess: () => queryClient.invalidateQueries() };
  return (
    <DonorPage
      donor={donor}
      onSearch={searchDonors}
      onEdit={useChange(
        (values: DonorEntered, shown: DonorEntered) =>
          fetchCall('editDonor', { params, request: { ...values, based_on: shown } }),
        fetchAllAgain,
      )}
      onSetAnonymity={useChange(
        (anonymous: boolean) => fetchCall('setDonorAnonymity', { params, request: { anonymous } }),
        fetchAllAgain,
      )}
      onPreviewMerge={useChange((merged: number) => fetchCall('previewMerge', { params, request: { merged } }), {
        resultOf: (merge) => ({ merge }),
      })}
      onMerge={useChange(
        (merged: number, password: string) => fetchCall('mergeDonors', { params, request: { merged, password } }),
        fetchAllAgain,
      )}
      onExport={useChange(() => fetchCall('exportDonor', { params, request: {} }), {
        onSuccess: ({ data }) => {
          const text = JSON.stringify(data, null, 2);
          saveFile(new Blob([text], { type: 'application/json' }), `donor-${id}.json`);
        },
      })}
      onPreviewErasure={useChange(() => fetchCall('previewErasure', { params, request: {} }), {
        resultOf: (erasure) => ({ erasure }),
      })}
      onErase={useChange((password: string) => fetchCall('eraseDonor', { params, request: { password } }), {
        onSuccess: async ({ message }) => {
          queryClient.removeQueries({ queryKey: donorQuery(id).queryKey });
          await navigate(deskPages.donors.path, { state: { message } });
          void queryClient.invalidateQueries();
        },
      })}
    />
  );
}
