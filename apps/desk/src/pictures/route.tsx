import type { Result } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { type DeskCallFailure, type DeskResult, send, toResult } from '../api/send.ts';
import type { NewPicture } from './picture-form.tsx';
import { PicturesPage } from './pictures-page.tsx';

const queryKey = ['pictures'];

/** Stores a picture with its alternative text and focal point. */
async function store({ file, alt, focus }: NewPicture): Promise<DeskResult<'uploadPicture'>> {
  const stored = await send('uploadPicture', { file });
  if (!stored.ok) return stored;
  const { address, focus: known } = stored.response;
  return send('editPicture', { request: { address, alt, focus: focus ?? known } });
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
  async function done(result: { ok: true; response: object } | DeskCallFailure): Promise<Result> {
    await queryClient.invalidateQueries({ queryKey });
    return toResult(result);
  }
  return (
    <PicturesPage
      view={viewOf(pictures, ({ pages }) => ({
        pictures: pages.flatMap((page) => page.pictures),
        hasMore: pictures.hasNextPage,
      }))}
      search={search}
      onSearch={(sought) => setQuery(sought === '' ? {} : { search: sought })}
      onShowMore={() => void pictures.fetchNextPage()}
      onRetry={() => void pictures.refetch()}
      onUpload={async (picture) => done(await store(picture))}
      onReplace={async ({ address }: DeskPicture, picture) => {
        const stored = await store(picture);
        if (!stored.ok) return done(stored);
        return done(await send('replacePicture', { request: { address, by: stored.response.address } }));
      }}
      onEdit={async ({ address }, details) =>
        done(await send('editPicture', { request: { address, ...details } }))
      }
      onRemove={async ({ address }, password) =>
        done(await send('removePicture', { request: { address, password } }))
      }
    />
  );
}
