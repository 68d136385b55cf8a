import { formatDay } from '@hearthlight/domain';
import { mails as words } from '@hearthlight/words/mails';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import {
  composeMail,
  greeted,
  inCurrentLanguage,
  leftToRight,
  type MailContent,
} from '../../platform/mail/messages.ts';
import { type OrderFacts, orderText } from '../books/order-text.ts';

/** The kinds of mails. */
export const mails = { 'plan reminder': { life: 3 * day } } satisfies MailKinds;

/** A plan that a mail is about. */
interface PlanFacts {
  to: string;
  /** The name in the greeting. */
  name: string | null;
  order: OrderFacts;
  /** The first day without a payment. */
  day: string;
  /** In groups. */
  reference: string;
}

/** Returns the mail about payments of a standing order that did not come, in the language of the donor. */
export function planMail(content: MailContent, { day: first, name: giver, order, reference, to }: PlanFacts): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.planSubject({ name }),
    before: words.planBefore({ order: orderText(order), day: formatDay(first) }),
    after: words.planAfter({ supportEmail }),
  };
  return composeMail(content, {
    kind: 'plan reminder',
    to,
    ...greeted(giver),
    sentences,
    body: leftToRight(reference),
  });
}
