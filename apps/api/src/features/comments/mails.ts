import { inLanguage } from '@hearthlight/words/current-language';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, type MailContent } from '../../platform/mail/messages.ts';

/** The kinds of mails. */
export const mails = { 'held comments': { life: day } } satisfies MailKinds;

/** Returns the operator's daily mail about held comments, in English. */
export function heldCommentsMail(
  content: MailContent,
  { count, ...to }: { to: string; count: string; body: string },
): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: `${product}: ${count} to review`,
    before: `${count} held for review in the last day:`,
    after: 'Show one with “comment approve” and its number, or hide it with “comment hide”.',
  };
  return inLanguage('en', () => composeMail(content, { kind: 'held comments', ...to, sentences }));
}
