import { type BankAccount, inGroupsOfFour } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.tsx';
import type { TransferFact } from './transfer-facts.tsx';

/** Returns the facts of an account, its holder first. */
export const accountFacts = (words: Words['bankTransfer'], account: BankAccount): TransferFact[] => [
  same(words.accountHolder, account.holder),
  ...numbersOf(words, account),
];

function numbersOf(words: Words['bankTransfer'], account: BankAccount): TransferFact[] {
  switch (account.scheme) {
    case 'pix':
      return [same(words.pixKey, account.key)];
    case 'upi':
      return [same(words.upiId, account.id)];
    case 'other':
      return [same(words.account, account.details)];
    default: {
      const { iban } = account;
      const bic = account.scheme === 'swiss' ? undefined : account.bic;
      return [
        { name: words.iban, shown: inGroupsOfFour(iban), copied: iban },
        ...(bic === undefined ? [] : [same(words.bic, bic)]),
      ];
    }
  }
}

/** A fact that is copied as it is shown. */
export const same = (name: string, text: string): TransferFact => ({ name, shown: text, copied: text });
