import type { DonationPledge, HelpRequest } from './forms.ts';
import { formatMoney, fromCents, parseMoney } from './money.ts';

/** A mail for the visitor's own mail program. Nothing is sent to the server (`specification §1`). */
export interface MailDraft {
  to: string;
  subject: string;
  body: string;
}

/** Longest `mailto:` link, in characters, that mail programs open reliably. Beyond it the form suggests copying the text. */
export const mostMailtoLength = 2000;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const lines = (...parts: string[]) => parts.join('\n');

/** Returns the draft of the help form: all eight fields, one per line, the description as typed. */
export function helpRequestDraft(to: string, help: HelpRequest): MailDraft {
  return {
    to,
    subject: 'Requester info',
    body: lines(
      `Full name: ${oneLine(help.fullname)}`,
      `E-mail address: ${oneLine(help.email)}`,
      `Phone number: ${oneLine(help.phone_number)}`,
      `Address: ${oneLine(help.address)}`,
      `Request type: ${oneLine(help.request_type)}`,
      `Request description: ${help.request_description.trim()}`,
      `Amount targeted: ${amountText(help.amount_targeted)}`,
      `Amount raised: ${amountText(help.amount_raised)}`,
    ),
  };
}

/** Returns the draft of the donation form: amount, preferred payment method and cause. */
export function donationDraft(to: string, pledge: DonationPledge): MailDraft {
  const amount = amountText(pledge.donation_amount);
  return {
    to,
    subject: `I pledge my support: a donation of ${amount}`,
    body: lines(
      'Hello,',
      '',
      `I would like to donate ${amount} (USD).`,
      `Preferred payment method: ${pledge.selected_payment_method}`,
      `Donation cause: ${pledge.donation_cause.trim()}`,
      '',
      'Please tell me how to complete the transfer. Thank you.',
    ),
  };
}

/** Formats a typed amount, or returns it on one line as typed if it is not clearly an amount (decision 0007). */
function amountText(typed: string): string {
  const cents = parseMoney(typed);
  return cents === undefined ? oneLine(typed) : formatMoney(fromCents(cents));
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
