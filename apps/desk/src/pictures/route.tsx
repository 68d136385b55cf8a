import type { DeskPicture } from '@hearthlight/domain/desk';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { fileNameOf } from './calls.ts';
import type { PictureActions } from './picture-dialogs.tsx';
import type { NewPicture } from './picture-form.tsx';
import { PicturesPage } from './pictures-page.tsx';

const queryKey = ['pictures'];

/** Stores a picture with its alternative text and focal point. */
async function store({ file, alt, focus }: NewPicture) {
  const { address, focus: known } = await fetchCall('uploadPicture', { file, headers: fileNameOf(file) });
  return fetchCall('editPicture', { request: { address, alt, focus: focus ?? known } });
}

export function Component() {
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const pictures = useInfiniteQuery({
    ...pagesQuery([...queryKey, search], (cursor, signal) =>
      fetchCall('pictureList', { query: { ...(search && { search }), ...cursor }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  const settling = { onSettled: () => queryClient.invalidateQueries({ queryKey }) };
  return (
    <PicturesPage
      view={pagesViewOf(pictures, (pages) => ({ pictures: pages.flatMap((page) => page.pictures) }))}
      search={search}
      onSearch={(sought) => setQuery(sought === '' ? {} : { search: sought })}
      onUpload={useChange(store, settling)}
      onReplace={useChange(async ({ address }: DeskPicture, picture: NewPicture) => {
        const { address: by } = await store(picture);
        return fetchCall('replacePicture', { request: { address, by } });
      }, settling)}
      onEdit={useChange(
        (...[{ address }, details]: Parameters<PictureActions['onEdit']>) =>
          fetchCall('editPicture', { request: { address, ...details } }),
        settling,
      )}
      onRemove={useChange(
        ({ address }: DeskPicture, password: string) => fetchCall('removePicture', { request: { address, password } }),
        settling,
      )}
    />
  );
}
