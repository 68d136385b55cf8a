'use client';

import {
  accountFacts,
  type BankAccount,
  type BankTransfer,
  formatMoney,
  inGroupsOfFour,
  paymentCodeOf,
  paymentMethodName,
  type PostalAddress,
  sameFact,
  type TransferFact,
  truncate,
} from '@hearthlight/domain';
import { useId } from 'react';

import { QrCode } from '../../components/media/qr-code.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { typedAmount } from './typed-amount.ts';

export interface BankTransferPanelProps {
  /** The foundation's account. */
  account: BankAccount;
  /** The foundation's address, which some codes contain. */
  address: PostalAddress;
  /** The pledge that is paid. */
  transfer: BankTransfer;
  /** What the pledge is for. */
  cause?: string | undefined;
  /** The payment method of the pledge, which is another one. */
  method: string;
  /** Whether a payment link is for that method. */
  hasLink?: boolean;
  /** Whether the foundation has recorded the pledge, so that nothing is forgotten. */
  isRecorded?: boolean;
  /** Whether its cause is in the donor's own words, which the reference does not carry. */
  isOwnCause?: boolean;
}

/** Characters of a cause that are shown. */
const causeLength = 100;

/**
 * The facts that a bank asks for to pay a pledge, each part to copy, and a QR code that fills it in if the account has
 * one.
 *
 * - **Use**: below the draft of a pledge, if the foundation has a bank account.
 * - **Instead**: for the draft itself use `MailDraftPanel`.
 * - **Content**: account, amount and reference as banks write them, in every language from left to right.
 * - **Keyboard**: Tab reaches each copy button.
 * - **Screen readers**: a button says what it copies, and its outcome is announced.
 */
export function BankTransferPanel({
  account,
  address,
  transfer,
  cause,
  method,
  hasLink = false,
  isRecorded = false,
  isOwnCause = false,
}: BankTransferPanelProps) {
  const words = useWords('bankTransfer');
  const how = isOwnCause ? words.ownCause : hasLink ? words.insteadOf : words.noPaymentPage;
  const why = isOwnCause ? words.referenceOfOwnCause : words.referenceTells;
  const text = isRecorded ? words.recordedPledge : `${how({ method: paymentMethodName(method) })} ${why}`;
  const headingId = useId();
  const code = paymentCodeOf(account, address, transfer);
  return (
    <section aria-labelledby={headingId} className="rounded-pane border border-line bg-paper-warm p-5 tablet:p-6">
      <h3 id={headingId} className="text-heading">
        {words.payByBankTransfer}
      </h3>
      {cause !== undefined && (
        <p className="mt-2 max-w-text font-strong wrap-anywhere">
          <bdi dir="auto">{truncate(cause, causeLength)}</bdi>
        </p>
      )}
      <p className="mt-2 mb-5 max-w-text">{text}</p>
      <div className="flex flex-wrap items-start gap-6">
        <TransferFacts facts={factsOf(words, account, transfer, code)} />
        {code !== undefined && (
          <figure className="grid gap-2">
            <QrCode text={code} label={words.qrCode} mark={account.scheme === 'swiss' ? 'swiss-cross' : undefined} />
            <figcaption className="text-small text-ink-soft">{words.scan}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function factsOf(
  words: Words['bankTransfer'],
  account: BankAccount,
  { amount, reference }: BankTransfer,
  code: string | undefined,
): TransferFact[] {
  return [
    ...accountFacts(words, account),
    { name: words.amount, shown: formatMoney(amount), copied: typedAmount(amount) },
    { name: words.reference, shown: inGroupsOfFour(reference), copied: reference },
    // Brazilian banking apps take the text of the code too.
    ...(account.scheme === 'pix' && code !== undefined ? [sameFact(words.pixCode, code)] : []),
  ];
}
