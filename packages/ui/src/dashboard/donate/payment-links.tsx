'use client';

import { type BankTransfer, type PaymentLink, paymentLinkHref } from '@hearthlight/domain';
import { useId } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

export interface PaymentLinksProps {
  /** Pages of payment providers, in their order. */
  links: readonly PaymentLink[];
  /** The pledge that is paid. */
  transfer: BankTransfer;
  /** The donor's e-mail address, if it is known. */
  email?: string | undefined;
  /** Whether they are for the payment method that the donor chose. */
  chosen?: boolean;
}

/**
 * Links to pages of payment providers, each with the name of the site that opens. Nothing is loaded from there before.
 */
export function PaymentLinks({ links, transfer, email, chosen = false }: PaymentLinksProps) {
  const words = useWords('bankTransfer');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-pane border border-line bg-paper-warm p-5 tablet:p-6">
      <h3 id={id} className="text-heading">
        {chosen ? words.payNow : words.otherWaysToPay}
      </h3>
      <ul className="mt-5 grid gap-5">
        {links.map((link, index) => (
          <li key={link.address} className="grid justify-items-start gap-2">
            <Link
              variant={chosen ? 'button' : 'button-secondary'}
              href={paymentLinkHref(link, transfer, email)}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={`${id}-${index}`}
            >
              {textOf(words, link)}
            </Link>
            <p id={`${id}-${index}`} className="max-w-text text-small text-ink-soft">
              {words.opensSite({ site: new URL(link.address).host })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(words: Words['bankTransfer'], { method }: PaymentLink): string {
  switch (method) {
    case 'Credit/Debit Card':
      return words.payByCard;
    case 'Paypal service':
      return words.payWithPaypal;
    default:
      return words.payInBitcoin;
  }
}
