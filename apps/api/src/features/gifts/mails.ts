import { accountFacts, formatDay, formatMoney } from '@hearthlight/domain';
import { bankTransfer } from '@hearthlight/words/bank-transfer';
import { mails as words } from '@hearthlight/words/mails';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, greeted, inCurrentLanguage, isolated, type MailContent } from '../../platform/mail/messages.ts';
import { type OrderFacts, orderText } from '../books/order-text.ts';

/** The kinds of mails. */
export const mails = { thanks: { life: 3 * day }, 'pledge reminder': { life: 3 * day } } satisfies MailKinds;

/** A gift that a mail is about. */
interface GiftFacts {
  to: string;
  /** The name in the greeting. */
  name: string | null;
  amount: number;
  day: string;
}

/** Returns the mail that thanks for a payment, and says of which standing order it is, in the language of the giver. */
export function thanksMail(
  content: MailContent,
  { amount, day, name: giver, order, to }: GiftFacts & { order?: OrderFacts | undefined },
): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const facts = { amount: formatMoney(amount), day: formatDay(day) };
  const sentences = {
    subject: words.thanksSubject({ name }),
    before: order ? words.thanksOrderBefore({ ...facts, order: orderText(order) }) : words.thanksBefore(facts),
    after: words.thanksAfter({ supportEmail }),
  };
  return composeMail(content, { kind: 'thanks', to, ...greeted(giver), sentences });
}

/** A pledge that a mail is about. Its amount is what has not come yet, its reference is in groups. */
interface PledgeFacts extends GiftFacts {
  pledged: number;
  reference: string;
  /** What it is for. */
  cause: string;
}

/** Returns what a bank asks for to pay a pledge, and what the pledge is for, each in a paragraph. */
function paymentText(content: MailContent, { amount, cause, reference }: PledgeFacts): string {
  const { bankAccount } = inCurrentLanguage(content).foundation;
  const facts = [
    { name: words.pledgeCause, shown: cause },
    ...(bankAccount ? accountFacts(bankTransfer, bankAccount) : []),
    { name: bankTransfer.amount, shown: formatMoney(amount) },
    { name: bankTransfer.reference, shown: reference },
  ];
  return facts.map(({ name, shown }) => words.fact({ name, value: isolated(shown) })).join('\n\n');
}

/** Returns the only reminder of a pledge, in the language of the giver. */
export function pledgeMail(content: MailContent, pledge: PledgeFacts): Mail {
  const { amount, day, name: giver, pledged, to } = pledge;
  const { name } = inCurrentLanguage(content).foundation;
  const facts = { amount: formatMoney(amount), day: formatDay(day) };
  const sentences = {
    subject: words.pledgeSubject({ name }),
    before:
      pledged === amount
        ? words.pledgeBefore(facts)
        : words.pledgeRestBefore({ ...facts, pledged: formatMoney(pledged) }),
    after: words.pledgeAfter,
  };
  const body = paymentText(content, pledge);
  return composeMail(content, { kind: 'pledge reminder', to, ...greeted(giver), sentences, body });
}
