import { dayIn } from '@hearthlight/domain';
import { type Gift, may } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { type ChangeResult, GiftPage, viewOf } from '@hearthlight/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { changeGiver, correctGift, refundGift, searchDonors } from '../api/gift-changes.ts';
import { fetchCall, sessionQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';

export function Component() {
  const id = Number(useParams()['id']);
  const now = useNow();
  const { data: session } = useQuery(sessionQuery);
  const mayChange = session?.state === 'open' && may(session.me.role, 'books.write');
  const gift = useQuery({
    queryKey: ['gifts', 'one', id],
    queryFn: ({ signal }) => fetchCall('readGift', { params: { id }, signal }),
  });
  const choices = useQuery({
    queryKey: ['gifts', 'choices'],
    queryFn: ({ signal }) => fetchCall('giftChoices', { signal }),
  });
  const change =
    <Values,>(make: (gift: Gift, values: Values, preview: boolean) => Promise<ChangeResult>) =>
    async (values: Values, preview: boolean): Promise<ChangeResult> =>
      gift.data ? make(gift.data, values, preview) : { ok: false };
  return (
    <GiftPage
      view={viewOf(gift, (shown) => ({
        gift: shown,
        choices: choices.data ?? { methods: [], campaigns: [] },
      }))}
      today={dayIn(foundation.timeZone, now.getTime())}
      mayChange={mayChange}
      onRetry={() => void gift.refetch()}
      onSearch={searchDonors}
      onCorrect={change(correctGift)}
      onRefund={change(refundGift)}
      onChangeGiver={change(changeGiver)}
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
