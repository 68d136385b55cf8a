import { formatDay, formatMoney, formatYear } from '@hearthlight/domain';
import { mails as words } from '@hearthlight/words/mails';

import { day, hour } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import {
  composeMail,
  greeted,
  inCurrentLanguage,
  leftToRight,
  type MailContent,
} from '../../platform/mail/messages.ts';

/** The kinds of mails. */
export const mails = {
  'yearly statement': { life: 3 * day, atMostOnce: true },
  'statement test': { life: hour },
} satisfies MailKinds;

/** The content of a yearly statement. */
interface StatementFacts {
  to: string;
  /** The name in the greeting. */
  name: string | null;
  year: number;
  total: number;
  /** The oldest first, with the numbers of their receipts. */
  gifts: readonly { day: string; amount: number; number: string }[];
}

/** Returns the mail with the statement of a year, in the language of the giver. */
export function statementMail(content: MailContent, { gifts, name: giver, to, total, ...facts }: StatementFacts): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const year = formatYear(String(facts.year));
  const sentences = {
    subject: words.statementSubject({ name, year }),
    before: words.statementBefore({ count: gifts.length, total: formatMoney(total), year }),
    after: words.statementAfter({ supportEmail }),
  };
  const lines = gifts.map(({ amount, day, number }) =>
    words.statementLine({
      amount: formatMoney(amount),
      day: formatDay(day),
      number: leftToRight(number),
    }),
  );
  const body = lines.join('\n\n');
  return composeMail(content, {
    kind: 'yearly statement',
    to,
    ...greeted(giver),
    sentences,
    body,
  });
}
