import type { BankAccount, Foundation } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.tsx';

/** Returns how a pledge is completed: by what the foundation offers, and never by a card on this site. */
export function howToPay(
  words: Words['donate'],
  { bankAccount, paymentLinks = [] }: Pick<Foundation, 'bankAccount' | 'paymentLinks'>,
): string {
  const hasLinks = paymentLinks.length > 0;
  if (bankAccount) return hasLinks ? words.paidByTransferOrLink : words.paidByTransfer;
  return hasLinks ? words.paidByLink : words.yourPledgeBecomesAnE;
}

/** Returns how a payment method is completed, before a pledge. A bank transfer is possible whatever is chosen. */
export function hintOfMethod(
  words: Words['donate'],
  { bankAccount, paymentLinks = [] }: Pick<Foundation, 'bankAccount' | 'paymentLinks'>,
  method: string,
): string | undefined {
  // Without any link, a sentence about one method would read as if another had a page.
  if (paymentLinks.length === 0) return bankAccount ? words.transferToo : words.paidAfterReply;
  const hasLink = paymentLinks.some((link) => link.method === method);
  if (bankAccount) return hasLink ? words.transferToo : words.noPageTransfer;
  return hasLink ? undefined : words.noPage;
}

/** Returns what a donor can choose after the pledge. */
export const afterwards = (words: Words['donate'], { bankAccount }: Pick<Foundation, 'bankAccount'>): string =>
  bankAccount && canRepeat(bankAccount) ? words.afterwardsRegular : words.afterwards;

/** Pix and UPI pay at once. Banks repeat transfers to other accounts. */
export const canRepeat = ({ scheme }: BankAccount): boolean => scheme !== 'pix' && scheme !== 'upi';
