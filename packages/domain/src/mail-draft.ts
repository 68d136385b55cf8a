import type { DonationPledge, HelpRequest } from './forms.ts';
import { formatMoney, fromCents, parseMoney } from './money.ts';

/** A mail that the visitor's own mail program is asked to open. Nothing of it goes to the server (`spec §1`). */
export interface MailDraft {
  to: string;
  subject: string;
  body: string;
}

/** Mail programs and browsers cut links that are longer than this; the form then says to copy the text instead. */
export const mostMailtoLength = 2000;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const lines = (...parts: string[]) => parts.join('\n');

/** The draft of the help form: all eight fields, one a line, the description as typed. */
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
      `Amount targeted: ${sumOf(help.amount_targeted)}`,
      `Amount raised: ${sumOf(help.amount_raised)}`,
    ),
  };
}

/** The draft of the donation form: amount, preferred payment method and cause. */
export function donationDraft(to: string, pledge: DonationPledge): MailDraft {
  const amount = sumOf(pledge.donation_amount);
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

/** A typed sum as the site writes sums, or as it was typed where it is not clearly one. */
function sumOf(typed: string): string {
  const cents = parseMoney(typed);
  return cents === undefined ? oneLine(typed) : formatMoney(fromCents(cents));
}

/**
 * The `mailto:` address of a draft: one recipient, spaces as %20, lines as %0D%0A. Half a surrogate pair, which
 * cannot be encoded, becomes the replacement character.
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
