'use client';

import {
  dayOf,
  type Foundation,
  parsePaymentReference,
  type PledgeChoices,
  type PledgeDraft,
} from '@hearthlight/domain';
import { type ComponentType, lazy, Suspense } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { onceOnline } from '../../lib/when-online.ts';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import { factsOf } from '../parts/donation-entry.ts';
import { MailDraftPanel } from '../parts/mail-draft-panel.tsx';
import { canRepeat } from './how-to-pay.ts';
import { OfflineNotice } from './offline-notice.tsx';
import type { PaymentPanelProps } from './payment-panel.tsx';
import type { WishesPanelProps } from './wishes-panel.tsx';

const NoPayment: ComponentType<PaymentPanelProps> = () => null;
const NoWishes: ComponentType<WishesPanelProps> = () => null;
/** If its code fails to load, the mail still has the reference and asks how to pay. */
const PaymentPanel = lazy(async () => {
  const code = await onceOnline(() => import('./payment-panel.tsx')).catch(() => undefined);
  return { default: code?.PaymentPanel ?? NoPayment };
});
/** If its code fails to load, the pledge has no wishes. */
const WishesPanel = lazy(async () => {
  const code = await onceOnline(() => import('./wishes-panel.tsx')).catch(() => undefined);
  return { default: code?.WishesPanel ?? NoWishes };
});

export interface PledgeResultProps {
  /** The draft. `undefined` until there is one, and once the pledge was changed. */
  draft: PledgeDraft | undefined;
  /** Whether the draft is kept from an earlier visit: it does not take the focus. */
  isKept?: boolean;
  /** Whether the mail program was asked to open the draft just now. */
  isOpened: boolean;
  /** Called at each change of a choice. */
  onChoice?: ((changed: PledgeChoices) => void) | undefined;
  /** Called with the pledge if the donor will not give it. */
  onDismiss?: ((pledge: PledgeDraft) => void) | undefined;
  /** The foundation's bank account and payment links. */
  foundation: Pick<Foundation, 'bankAccount' | 'paymentLinks' | 'address'>;
  /** The e-mail address of the signed-in donor, for payment links. */
  email?: string | undefined;
  /** Today's date, for the days of a standing order. */
  now: Date;
}

/** What follows a pledge: how to pay it, the donor's wishes, and its draft. */
export function PledgeResult({
  draft,
  isKept = false,
  isOpened,
  onChoice,
  onDismiss,
  foundation,
  email,
  now,
}: PledgeResultProps) {
  const words = useWords('donate');
  if (!draft) return null;
  const hasOrder = draft.transfer && foundation.bankAccount && canRepeat(foundation.bankAccount);
  const { order, wishes } = draft.choices ?? {};
  const isCampaign = parsePaymentReference(draft.transfer?.reference ?? '')?.campaign !== undefined;
  const isOwnCause = !isCampaign && draft.entry.donation_cause.trim() !== words.whereNeededMost;
  return (
    <>
      <MailDraftPanel
        key={`${isKept} ${draft.body}`}
        draft={draft}
        isKept={isKept}
        isOpened={isOpened}
        next={`${words.afterSending} ${hasOrder ? words.secondMail : words.secondMailWishes}`}
      >
        <Suspense fallback={<OfflineNotice />}>
          {draft.transfer && (
            <PaymentPanel
              account={foundation.bankAccount}
              address={foundation.address}
              links={foundation.paymentLinks}
              transfer={draft.transfer}
              cause={draft.entry.donation_cause.trim()}
              method={draft.transfer.method}
              email={email}
              now={now}
              keptOrder={order}
              onOrder={(order) => onChoice?.({ order })}
              isOwnCause={isOwnCause}
            />
          )}
          <WishesPanel
            to={draft.to}
            amount={draft.amount}
            reference={draft.transfer?.reference}
            order={draft.transfer && order}
            today={dayOf(now)}
            kept={wishes}
            onChange={(wishes) => onChoice?.({ wishes })}
          />
        </Suspense>
      </MailDraftPanel>
      {onDismiss && (
        <div>
          <Button variant="quiet" size="small" onClick={() => onDismiss(draft)}>
            {withSpoken(words.dismissPledge(factsOf(draft)))}
          </Button>
        </div>
      )}
    </>
  );
}
