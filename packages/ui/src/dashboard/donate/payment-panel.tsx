'use client';

import type { BankAccount, BankTransfer, ChosenOrder, PaymentLink, PostalAddress } from '@hearthlight/domain';

import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { BankTransferPanel } from './bank-transfer-panel.tsx';
import { canRepeat } from './how-to-pay.ts';
import { PaymentLinks } from './payment-links.tsx';
import { StandingOrderPanel } from './standing-order-panel.tsx';

export interface PaymentPanelProps {
  /** The foundation's account, if pledges can be paid by bank transfer. */
  account: BankAccount | undefined;
  /** The foundation's address, which some codes contain. */
  address: PostalAddress;
  /** Pages of payment providers. */
  links: readonly PaymentLink[] | undefined;
  /** The pledge that is paid. */
  transfer: BankTransfer;
  /** What the pledge is for. */
  cause?: string | undefined;
  /** The payment method of the pledge. */
  method: string;
  /** The donor's e-mail address, if it is known. */
  email?: string | undefined;
  /** Today's date, for the days of a standing order. */
  now: Date;
  /** The standing order as it is chosen so far. */
  keptOrder?: ChosenOrder | undefined;
  /** Called at each change of the standing order. */
  onOrder?: ((chosen: ChosenOrder) => void) | undefined;
  /** Whether the foundation has recorded the pledge. It is too late for a standing order then. */
  isRecorded?: boolean;
  /** Whether its cause is in the donor's own words, which the reference does not carry. */
  isOwnCause?: boolean;
}

/**
 * How to pay a pledge at once: the links for its payment method, a bank transfer, a standing order, and the other
 * links.
 *
 * - **Use**: below the draft of a pledge, if the foundation has a bank account or payment links.
 * - **Instead**: for the draft itself use `MailDraftPanel`.
 * - **Content**: a link says whose site it opens.
 * - **Keyboard**: Tab reaches each link and each copy button.
 * - **Screen readers**: the description of a link is the site that it opens.
 */
export function PaymentPanel({
  account,
  address,
  links = [],
  transfer,
  cause,
  method,
  email,
  now,
  keptOrder,
  onOrder,
  isRecorded = false,
  isOwnCause = false,
}: PaymentPanelProps) {
  const words = useWords('bankTransfer');
  const fitting = links.filter((link) => link.method === method);
  const others = links.filter((link) => link.method !== method);
  return (
    <div className="grid gap-5">
      {keptOrder?.rhythm && <Notice tone="info">{words.orderPaysIt}</Notice>}
      {isOwnCause && links.length > 0 && <Notice tone="info">{words.sendTheMail}</Notice>}
      {fitting.length > 0 && <PaymentLinks links={fitting} transfer={transfer} email={email} chosen />}
      {account && (
        <BankTransferPanel
          account={account}
          address={address}
          transfer={transfer}
          cause={cause}
          method={method}
          hasLink={fitting.length > 0}
          isRecorded={isRecorded}
          isOwnCause={isOwnCause}
        />
      )}
      {account && !isRecorded && canRepeat(account) && (
        <StandingOrderPanel holder={account.holder} transfer={transfer} now={now} kept={keptOrder} onChange={onOrder} />
      )}
      {others.length > 0 && <PaymentLinks links={others} transfer={transfer} email={email} />}
    </div>
  );
}
