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
      return detailsOf(words, account.details);
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

/** Finds the name and the value of a line. */
const named = (line: string) => /^([^:]+):\s*(.+)$/.exec(line.trim());

/** Returns a fact for each line such as `Account number: 0000 555 0142`. All other lines are one fact. */
function detailsOf(words: Words['bankTransfer'], details: string): TransferFact[] {
  const lines = details.split('\n');
  const others = lines.filter((line) => !named(line)).join('\n');
  const facts = lines.flatMap((line) => {
    const [, name = '', shown = ''] = named(line) ?? [];
    return name === '' ? [] : { name, shown, copied: isNumber(shown) ? shown.replaceAll(' ', '') : shown };
  });
  return others.trim() === '' ? facts : [same(words.account, others), ...facts];
}

/** Whether a text is a number or an IBAN, which banks take without spaces. */
const isNumber = (text: string) => /^(?:[A-Z]{2}\d{2})?[\d ]+$/.test(text);

/** A fact that is copied as it is shown. */
export const same = (name: string, text: string): TransferFact => ({ name, shown: text, copied: text });
