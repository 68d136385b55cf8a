import type { bankTransfer } from '@hearthlight/words/bank-transfer';

import type { BankAccount } from '../foundation/foundation.ts';
import { inGroupsOfFour } from '../text/text.ts';

/** A part of a transfer. */
export interface TransferFact {
  name: string;
  /** As people read it. */
  shown: string;
  /** As a banking app takes it. */
  copied: string;
}

/** The names of the parts. */
type FactWords = Pick<typeof bankTransfer, 'accountHolder' | 'account' | 'iban' | 'bic' | 'pixKey' | 'upiId'>;

/** Returns the facts of an account, its holder first. */
export const accountFacts = (words: FactWords, account: BankAccount): TransferFact[] => [
  sameFact(words.accountHolder, account.holder),
  ...numbersOf(words, account),
];

function numbersOf(words: FactWords, account: BankAccount): TransferFact[] {
  switch (account.scheme) {
    case 'pix':
      return [sameFact(words.pixKey, account.key)];
    case 'upi':
      return [sameFact(words.upiId, account.id)];
    case 'other':
      return detailsOf(words, account.details);
    default: {
      const { iban } = account;
      const bic = account.scheme === 'swiss' ? undefined : account.bic;
      return [
        { name: words.iban, shown: inGroupsOfFour(iban), copied: iban },
        ...(bic === undefined ? [] : [sameFact(words.bic, bic)]),
      ];
    }
  }
}

/** Finds the name and the value of a line. */
const named = (line: string) => /^([^:]+):\s*(.+)$/.exec(line.trim());

/** Returns a fact for each line such as `Account number: 0000 555 0142`. All other lines are one fact. */
function detailsOf(words: FactWords, details: string): TransferFact[] {
  const lines = details.split('\n');
  const others = lines.filter((line) => !named(line)).join('\n');
  const facts = lines.flatMap((line) => {
    const [, name = '', shown = ''] = named(line) ?? [];
    return name === '' ? [] : { name, shown, copied: isNumber(shown) ? shown.replaceAll(' ', '') : shown };
  });
  return others.trim() === '' ? facts : [sameFact(words.account, others), ...facts];
}

/** Whether a text is a number or an IBAN, which banks take without spaces. */
const isNumber = (text: string) => /^(?:[A-Z]{2}\d{2})?[\d ]+$/.test(text);

/** A fact that is copied as it is shown. */
export const sameFact = (name: string, text: string): TransferFact => ({ name, shown: text, copied: text });
