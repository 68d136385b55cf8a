import { mails as words } from '@hearthlight/words/mails';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, inCurrentLanguage, type MailContent } from '../../platform/mail/messages.ts';

/** The kinds of mails. */
export const mails = { receipt: { life: 3 * day } } satisfies MailKinds;

/** A line of a receipt, such as the amount. */
interface Fact {
  name: string;
  value: string;
}

/** Returns the mail with a receipt, in the language of the giver. */
export function receiptMail(
  content: MailContent,
  { facts, number, to }: { to: string; number: string; facts: readonly Fact[] },
): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.receiptSubject({ number, name }),
    before: words.receiptBefore,
    after: words.receiptAfter({ supportEmail }),
  };
  const body = facts.map((fact) => words.fact(fact)).join('\n\n');
  return composeMail(content, { kind: 'receipt', to, sentences, body });
}
