import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, type MailContent, type Recipient } from '../../platform/mail/messages.ts';

/** The kinds of mails. */
export const mails = { 'account changed': { life: 3 * day } } satisfies MailKinds;

/** Returns the notice of a name or address corrected by an operator. */
export function accountChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'account changed', ...to, sentences: 'accountChanged' });
}
