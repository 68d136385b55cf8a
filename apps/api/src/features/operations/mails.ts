import { inLanguage } from '@hearthlight/words/current-language';

import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, type MailContent } from '../../platform/mail/messages.ts';
import { codeLife } from '../accounts/codes.ts';

/** The kinds of mails. */
export const mails = { test: { life: codeLife } } satisfies MailKinds;

/** Returns the mail that tests the mail server's configuration, in English. */
export function testMail(content: MailContent, to: { to: string }): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: `A test of ${product}`,
    before: `The mail server of ${product} works.`,
    after: 'You do not need to do anything.',
  };
  return inLanguage('en', () => composeMail(content, { kind: 'test', ...to, sentences }));
}
