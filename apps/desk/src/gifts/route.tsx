import { callPath, dayOf } from '@hearthlight/domain';
import { deskCalls, giftFilterNames } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { viewOf } from '@hearthlight/ui/product';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useMay } from '../session/me.ts';
import { readReference, recordGift, searchDonors } from './calls.ts';
import type { GiftFilter } from './gift-filter.ts';
import { giftQuery, setParts } from './gift-query.ts';
import { GiftsPage } from './gifts-page.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter: GiftFilter = Object.fromEntries(
    giftFilterNames.map((name) => [name, search.get(name) ?? '']),
  );
  const query = giftQuery(filter);
  const gifts = useInfiniteQuery({
    ...pagesQuery(['gifts', 'list', query], (cursor, signal) =>
      fetchCall('giftList', { query: { ...query, ...cursor }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  const totals = useQuery({
    queryKey: ['gifts', 'totals', query],
    queryFn: ({ signal }) => fetchCall('giftTotals', { query, signal }),
  });
  const choices = useQuery({
    queryKey: ['gifts', 'choices'],
    queryFn: ({ signal }) => fetchCall('giftChoices', { signal }),
  });
  const now = useNow();
  const mayRecord = useMay('books.write');
  const record = {
    today: dayOf(now),
    onSearch: searchDonors,
    onReadReference: readReference,
    onChange: recordGift,
  };
  return (
    <GiftsPage
      record={mayRecord ? record : undefined}
      filter={filter}
      choices={choices.data}
      onFilter={(next) => setSearch(setParts(next), { replace: true })}
      view={viewOf(gifts, ({ pages }) => ({
        gifts: pages.flatMap((page) => page.gifts),
        hasMore: gifts.hasNextPage,
      }))}
      totals={totals.data}
      file={callPath(deskCalls.giftFile, {}, query)}
      onRetry={() => void gifts.refetch()}
      onShowMore={() => void gifts.fetchNextPage()}
    />
  );
}
