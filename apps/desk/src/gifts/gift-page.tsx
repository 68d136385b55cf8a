import { formatDay, formatMoney } from '@hearthlight/domain';
import { deskPages, type Gift, type GiftChoices } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { GiftActions, type GiftChanges } from './gift-actions.tsx';
import { GiftFacts } from './gift-facts.tsx';
import { GiftHistory } from './gift-history.tsx';
import { GiftReceipts, type GiftReceiptsProps } from './gift-receipts.tsx';

export interface GiftPageProps extends GiftChanges {
  /** The gift. */
  gift: Gift;
  /** The methods and campaigns that a correction can choose. */
  choices: GiftChoices;
  /** Whether the person may change the books. */
  mayChange: boolean;
  /** The standing order of a gift with a payment reference. */
  plan?: ReactNode;
  /** Whom the gift is in memory or in honor of. */
  occasion?: ReactNode;
  /** Loads a receipt as HTML; `undefined` if that fails. */
  onLoadReceipt: GiftReceiptsProps['onLoad'];
  /** Mails the valid receipt to the giver. */
  onSendReceipt: GiftReceiptsProps['onSend'];
}

/** A gift with its history and what can be done about it. */
export function GiftPage({
  gift,
  choices,
  mayChange,
  plan,
  occasion,
  onLoadReceipt,
  onSendReceipt,
  ...rest
}: GiftPageProps) {
  const words = useWords('deskGift');
  const known = gift.giver?.name ?? gift.giver?.email;
  return (
    <>
      <DeskHeader
        title={
          known == null
            ? words.amountOf({ amount: formatMoney(gift.amount) })
            : words.amountFrom({ amount: formatMoney(gift.amount), giver: known })
        }
        above={
          <Link href={deskPages.gifts.path} className="inline-flex min-h-11 min-w-11 items-center">
            {words.toList}
          </Link>
        }
        lead={`${formatDay(gift.date)} · ${words.title({ number: String(gift.id) })}`}
        hasTimes
        action={mayChange && <GiftActions gift={gift} choices={choices} {...rest} />}
      />
      <WithAside aside={<GiftHistory history={gift.history} />}>
        <GiftFacts gift={gift} />
        {plan}
        {occasion}
        <GiftReceipts
          receipts={gift.receipts}
          hasAddress={gift.giver?.email != null}
          mayChange={mayChange}
          onLoad={onLoadReceipt}
          onSend={onSendReceipt}
        />
      </WithAside>
    </>
  );
}
