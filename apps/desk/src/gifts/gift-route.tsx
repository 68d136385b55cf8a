import { dayOf, isNotFound } from '@hearthlight/domain';
import { useNow } from '@hearthlight/ui';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useMay } from '../session/me.ts';
import { changeGiver, correctGift, refundGift, searchDonors } from './calls.ts';
import { GiftPage } from './gift-page.tsx';

export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const now = useNow();
  const mayChange = useMay('books.write');
  const gift = useQuery({
    queryKey: ['gifts', 'one', id],
    queryFn: ({ signal }) => fetchCall('readGift', { params: { id }, signal }),
  });
  const choices = useQuery({
    queryKey: ['gifts', 'choices'],
    queryFn: ({ signal }) => fetchCall('giftChoices', { signal }),
  });
  if (gift.data === undefined && isNotFound(gift.error)) return <NoSuchPage />;
  return (
    <GiftPage
      view={viewOf(gift, (shown) => ({
        gift: shown,
        choices: choices.data ?? { methods: [], campaigns: [] },
      }))}
      today={dayOf(now)}
      mayChange={mayChange}
      onRetry={() => void gift.refetch()}
      onSearch={searchDonors}
      onCorrect={correctGift}
      onRefund={refundGift}
      onChangeGiver={changeGiver}
      onLoadReceipt={async (receipt) => {
        const result = await send('readReceipt', { params: { id: receipt } });
        return result.ok ? result.response.html : undefined;
      }}
      onSendReceipt={async () => {
        const result = await send('sendReceipt', { params: { id }, request: {} });
        await gift.refetch();
        return toResult(result);
      }}
    />
  );
}
