import { inLanguage } from '@hearthlight/words/current-language';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, type MailContent } from '../../platform/mail/messages.ts';

/** The kinds of mails. */
export const mails = { 'held comments': { life: day } } satisfies MailKinds;

/**
 * Returns the operator's daily mail about held comments, in English as the command line is: nobody has chosen a language
 * for the address in `HELD_COMMENTS_TO`. `desk` is the address of the desk's comments.
 */
export function heldCommentsMail(
  content: MailContent,
  { count, desk, ...to }: { to: string; count: string; body: string; desk: string },
): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: `${product}: ${count} to review`,
    before: `${count} held for review in the last day:`,
    after: 'On the command line, “comment approve” with its number shows one, and “comment hide” hides it.',
  };
  const link = { label: 'Decide in the desk', address: desk };
  return inLanguage('en', () => composeMail(content, { kind: 'held comments', ...to, link, sentences }));
}
