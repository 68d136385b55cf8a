import { callPath, dayOf, parsePaymentReference, type Result } from '@hearthlight/domain';
import {
  deskCalls,
  type DeskRequest,
  type DeskResponse,
  type GiftEntered,
  giftFieldsOf,
  giftFilterNames,
  type ListOrder,
  listOrders,
} from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { download, saveFile } from '../api/download.ts';
import { fetchCall, pagesQuery } from '../api/queries.ts';
import { toResult } from '../api/send.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { findNamesakes } from '../occasions/calls.ts';
import { useKeptSearch } from '../routing/use-kept-search.ts';
import { useNewForm } from '../routing/use-new-form.ts';
import { useMay } from '../session/me.ts';
import { readReference, searchGivers } from './calls.ts';
import { type GiftFilter, giftQueryOf, setParts } from './gift-filter.ts';
import { GiftsPage } from './gifts-page.tsx';
import { choicesQuery, giftsKey, useGiftChange, useKeptGift } from './queries.ts';

/** The list, or what a search finds in it. */
function useGifts(query: ReturnType<typeof giftQueryOf> & { order: ListOrder }, search: string) {
  return useInfiniteQuery({
    ...pagesQuery<DeskResponse<'giftList'> & Partial<DeskResponse<'searchGifts'>>>(
      [...giftsKey, 'list', query, search],
      (cursor, signal) =>
        search === ''
          ? fetchCall('giftList', { query: { ...query, ...cursor }, signal })
          : fetchCall('searchGifts', { request: { ...query, ...cursor, search }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Saves the gifts that a search finds as a file. */
async function saveFound(request: DeskRequest<'searchedGiftFile'>): Promise<Result> {
  const result = await download('searchedGiftFile', request);
  if (result.ok) saveFile(result.file, 'gifts.csv');
  return toResult(result.ok ? { ok: true, response: null } : result);
}

export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter: GiftFilter = Object.fromEntries(giftFilterNames.map((name) => [name, search.get(name) ?? '']));
  const query = giftQueryOf(filter);
  const order = listOrders.find((name) => name === search.get('order')) ?? 'newest';
  const { kept: sought, keep: keepSearch } = useKeptSearch();
  const gifts = useGifts({ ...query, order }, sought);
  const totals = useQuery({
    queryKey: [...giftsKey, 'totals', query],
    queryFn: sought === '' ? ({ signal }) => fetchCall('giftTotals', { query, signal }) : skipToken,
  });
  const mayName = useMay('donors.read');
  const setAddress = (parts: Record<string, string>) => setSearch(parts, { replace: true, state: { search: sought } });
  const choices = useQuery(choicesQuery);
  const { kept, keep: onKeep } = useKeptGift();
  // A reference that the search has not found is that of a new gift.
  const isUnknown = gifts.data?.pages[0]?.gifts.length === 0;
  const record = {
    kept,
    reference: isUnknown ? parsePaymentReference(sought)?.text : undefined,
    onKeep,
    newForm: useNewForm(),
    today: dayOf(useNow()),
    onSearch: searchGivers,
    onReadReference: readReference,
    onNamesakes: findNamesakes,
    onChange: useGiftChange((values: GiftEntered, preview: boolean) =>
      fetchCall('recordGift', { request: { ...giftFieldsOf(values), preview } }),
    ),
  };
  return (
    <GiftsPage
      record={useMay('books.write') ? record : undefined}
      filter={filter}
      choices={choices.data}
      search={mayName ? { search: sought, onSearch: keepSearch } : undefined}
      order={order}
      onOrder={(next) => setAddress({ ...setParts(filter), order: next })}
      onFilter={(next) => setAddress({ ...setParts(next), order })}
      view={pagesViewOf(gifts, (pages) => ({
        gifts: pages.flatMap((page) => page.gifts),
        hasMoreGivers: pages[0]?.more_givers ?? false,
      }))}
      totals={sought === '' ? totals.data : gifts.data?.pages[0]?.totals}
      file={sought === '' ? callPath(deskCalls.giftFile, {}, query) : () => saveFound({ ...query, search: sought })}
    />
  );
}
