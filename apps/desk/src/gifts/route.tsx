import { callPath, dayOf } from '@hearthlight/domain';
import { deskCalls, type GiftEntered, giftFieldsOf, giftFilterNames } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { useMay } from '../session/me.ts';
import { readReference, searchDonors } from './calls.ts';
import { type GiftFilter, giftQueryOf, setParts } from './gift-filter.ts';
import { GiftsPage } from './gifts-page.tsx';
import { choicesQuery, useGiftChange } from './queries.ts';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter: GiftFilter = Object.fromEntries(
    giftFilterNames.map((name) => [name, search.get(name) ?? '']),
  );
  const query = giftQueryOf(filter);
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
  const choices = useQuery(choicesQuery);
  const record = {
    today: dayOf(useNow()),
    onSearch: searchDonors,
    onReadReference: readReference,
    onChange: useGiftChange((values: GiftEntered, preview: boolean) =>
      fetchCall('recordGift', { request: { ...giftFieldsOf(values), preview } }),
    ),
  };
  return (
    <GiftsPage
      record={useMay('books.write') ? record : undefined}
      filter={filter}
      choices={choices.data}
      onFilter={(next) => setSearch(setParts(next), { replace: true })}
      view={pagesViewOf(gifts, (pages) => ({ gifts: pages.flatMap((page) => page.gifts) }))}
      totals={totals.data}
      file={callPath(deskCalls.giftFile, {}, query)}
    />
  );
}
