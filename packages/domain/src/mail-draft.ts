import { drafts } from '@hearthlight/words/drafts';

import type { DonationPledge, HelpRequest } from './forms.ts';
import { formatMoney, formatMoneyWithCode, fromCents } from './money/money.ts';
import { parseAmount } from './money/parse-money.ts';
import { paymentMethodName } from './payments/payment-method.ts';
import { inGroupsOfFour } from './text/text.ts';

/** A mail for the visitor's own mail program. Nothing is sent to the server (`specification §1`). */
export interface MailDraft {
  to: string;
  subject: string;
  body: string;
}

/**
 * Longest `mailto:` link, in characters, that mail programs open reliably. Beyond it the form suggests copying the
 * text.
 */
export const mostMailtoLength = 2000;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const lines = (...parts: string[]) => parts.join('\n');

/** Returns the draft of the help form: all eight fields, one per line, the description as typed. */
export function helpRequestDraft(to: string, help: HelpRequest): MailDraft {
  // A field without a line does not compile.
  const fields: Record<keyof HelpRequest, string> = {
    fullname: drafts.fullName({ value: oneLine(help.fullname) }),
    email: drafts.email({ value: oneLine(help.email) }),
    phone_number: drafts.phoneNumber({ value: oneLine(help.phone_number) }),
    address: drafts.address({ value: oneLine(help.address) }),
    request_type: drafts.requestType({ value: oneLine(help.request_type) }),
    request_description: drafts.requestDescription({ value: help.request_description.trim() }),
    amount_targeted: drafts.amountTargeted({ value: amountText(help.amount_targeted) }),
    amount_raised: drafts.amountRaised({ value: amountText(help.amount_raised) }),
  };
  return { to, subject: drafts.helpSubject, body: lines(...Object.values(fields)) };
}

/**
 * Returns the draft of the donation form: amount, preferred payment method, cause and, if there is one, payment
 * reference.
 */
export function donationDraft(to: string, pledge: DonationPledge, reference?: string): MailDraft {
  const amount = fromCents(pledge.donation_amount);
  return {
    to,
    subject: drafts.pledgeSubject({ amount: formatMoney(amount) }),
    body: lines(
      drafts.hello,
      '',
      drafts.pledge({ amount: formatMoneyWithCode(amount) }),
      drafts.paymentMethod({ value: paymentMethodName(pledge.selected_payment_method) }),
      drafts.donationCause({ value: pledge.donation_cause.trim() }),
      '',
      ...(reference === undefined
        ? [drafts.pleaseTellMe]
        : [drafts.mayHavePaid, '', drafts.paymentReference({ value: inGroupsOfFour(reference) })]),
    ),
  };
}

/** Formats a typed amount, or returns it on one line as typed if it is not clearly an amount (decision 0007). */
function amountText(typed: string): string {
  const amount = parseAmount(typed);
  return amount === undefined ? oneLine(typed) : formatMoney(amount);
}

/**
 * Returns the `mailto:` link of a draft: one recipient, spaces as %20, line breaks as %0D%0A. A lone surrogate, which
 * cannot be encoded, becomes U+FFFD.
 */
export function mailtoHref({ to, subject, body }: MailDraft): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeLines(oneLine(subject))}&body=${encodeLines(body)}`;
}

function encodeLines(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
