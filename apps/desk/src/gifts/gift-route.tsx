import { dayOf } from '@hearthlight/domain';
import {
  type CorrectionEntered,
  correctionFieldsOf,
  type Gift,
  giverFieldsOf,
  type OtherGiverEntered,
  type RefundEntered,
  refundFieldsOf,
  type TakeBackEntered,
} from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { send } from '../api/send.ts';
import { useChange } from '../api/use-change.ts';
import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { GiftOccasion } from '../occasions/gift-occasion-connected.tsx';
import { GiftPlan } from '../plans/gift-plan-connected.tsx';
import { useMay } from '../session/me.ts';
import { searchGivers } from './calls.ts';
import { GiftPage } from './gift-page.tsx';
import { choicesQuery, giftQuery, useGiftChange } from './queries.ts';

export function Component() {
  const view = useEntry(giftQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} gift={entry} />}</Loaded>;
}

function Opened({ gift: { id }, gift }: { gift: Gift }) {
  const mayRead = useMay('donors.read');
  const params = { id };
  const queryClient = useQueryClient();
  const choices = useQuery(choicesQuery);
  return (
    <GiftPage
      gift={gift}
      choices={choices.data ?? { methods: [], campaigns: [] }}
      today={dayOf(useNow())}
      mayChange={useMay('books.write')}
      plan={mayRead && gift.reference !== null && <GiftPlan gift={gift} />}
      occasion={mayRead && <GiftOccasion gift={id} />}
      onSearch={searchGivers}
      onCorrect={useGiftChange((shown: Gift, values: CorrectionEntered, preview: boolean) =>
        fetchCall('correctGift', { params, request: { ...correctionFieldsOf(shown, values), preview } }),
      )}
      onRefund={useGiftChange((shown: Gift, values: RefundEntered, preview: boolean, password = '') => {
        const request = refundFieldsOf(shown, values);
        return preview
          ? fetchCall('previewRefund', { params, request })
          : fetchCall('refundGift', { params, request: { ...request, password } });
      })}
      onTakeBack={useGiftChange((shown: Gift, { reason }: TakeBackEntered, preview: boolean) =>
        fetchCall('takeBackPayment', { params, request: { based_on: shown.newest_entry, reason, preview } }),
      )}
      onChangeGiver={useGiftChange((shown: Gift, values: OtherGiverEntered, preview: boolean) =>
        fetchCall('changeGiver', { params, request: { ...giverFieldsOf(shown, values), preview } }),
      )}
      onSetAnonymity={useChange(
        (anonymous: boolean) => fetchCall('setGiftAnonymity', { params, request: { anonymous } }),
        { onSuccess: () => queryClient.invalidateQueries() },
      )}
      onLoadReceipt={async (receipt) => {
        const result = await send('readReceipt', { params: { id: receipt } });
        return result.ok ? result.response.html : undefined;
      }}
      onSendReceipt={useChange(() => fetchCall('sendReceipt', { params, request: {} }), {
        onSettled: () => queryClient.refetchQueries({ queryKey: giftQuery(id).queryKey }),
      })}
    />
  );
}
