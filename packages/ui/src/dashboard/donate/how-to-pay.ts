import type { Foundation } from '@hearthlight/domain';

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
