'use client';

import {
  type BankAccount,
  type BankTransfer,
  formatMoney,
  inGroupsOfFour,
  paymentCodeOf,
  paymentMethodName,
  type PostalAddress,
} from '@hearthlight/domain';
import { formats } from '@hearthlight/domain/formats';
import { useId } from 'react';

import { CopyButton } from '../../components/actions/copy-button.tsx';
import { QrCode } from '../../components/media/qr-code.tsx';
import { useBankTransferWords } from '../../words/bank-transfer.ts';
import type { Words } from '../../words/words-provider.ts';

export interface BankTransferPanelProps {
  /** The foundation's account. */
  account: BankAccount;
  /** The foundation's address, which some codes contain. */
  address: PostalAddress;
  /** What is paid. */
  transfer: BankTransfer;
  /** The payment method of the pledge, which is another one. */
  method: string;
}

/**
 * What a bank asks for to pay a pledge, each part to copy, and a QR code that fills it in if the account has one.
 *
 * - **Use**: below the draft of a pledge, if the foundation has a bank account.
 * - **Instead**: for the draft itself use `MailDraftPanel`.
 * - **Content**: account, amount and reference as banks write them, in every language from left to right.
 * - **Keyboard**: Tab reaches each copy button.
 * - **Screen readers**: a button says what it copies, and its outcome is announced.
 */
export function BankTransferPanel({ account, address, transfer, method }: BankTransferPanelProps) {
  const words = useBankTransferWords();
  const headingId = useId();
  const code = paymentCodeOf(account, address, transfer);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-pane border border-line bg-paper-warm p-5 tablet:p-6"
    >
      <h3 id={headingId} className="text-heading">
        {words.payByBankTransfer}
      </h3>
      <p className="mt-2 mb-5 max-w-text">{words.insteadOf({ method: paymentMethodName(method) })}</p>
      <div className="flex flex-wrap items-start gap-6">
        <dl className="grid max-w-measure-33 min-w-0 flex-1 basis-60 gap-4">
          {factsOf(words, account, transfer, code).map(({ name, shown, copied }) => (
            <div key={name} className="min-w-0">
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <bdi className="min-w-0 wrap-anywhere whitespace-pre-line tabular">{shown}</bdi>
                <CopyButton text={copied} name={name} />
              </dd>
            </div>
          ))}
        </dl>
        {code !== undefined && (
          <figure className="grid gap-2">
            <QrCode
              text={code}
              label={words.qrCode}
              mark={account.scheme === 'swiss' ? 'swiss-cross' : undefined}
            />
            <figcaption className="text-small text-ink-soft">{words.scan}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

interface Fact {
  name: string;
  /** As people read it. */
  shown: string;
  /** As a banking app takes it. */
  copied: string;
}

function factsOf(
  words: Words['bankTransfer'],
  account: BankAccount,
  { amount, reference }: BankTransfer,
  code: string | undefined,
): Fact[] {
  return [
    same(words.accountHolder, account.holder),
    ...accountFacts(words, account),
    { name: words.amount, shown: formatMoney(amount), copied: typed(amount) },
    { name: words.reference, shown: inGroupsOfFour(reference), copied: reference },
    // Brazilian banking apps take the text of the code too.
    ...(account.scheme === 'pix' && code !== undefined ? [same(words.pixCode, code)] : []),
  ];
}

function accountFacts(words: Words['bankTransfer'], account: BankAccount): Fact[] {
  switch (account.scheme) {
    case 'pix':
      return [same(words.pixKey, account.key)];
    case 'other':
      return [same(words.account, account.details)];
    default: {
      const { iban } = account;
      const bic = account.scheme === 'sepa' ? account.bic : undefined;
      return [
        { name: words.iban, shown: inGroupsOfFour(iban), copied: iban },
        ...(bic === undefined ? [] : [same(words.bic, bic)]),
      ];
    }
  }
}

const same = (name: string, text: string): Fact => ({ name, shown: text, copied: text });

/** An amount as a banking app takes it: Western digits, no symbol, no groups. */
function typed(amount: number): string {
  const { decimal, decimals, digits } = formats();
  return amount.toFixed(decimals).replace('.', digits === undefined ? decimal : '.');
}
