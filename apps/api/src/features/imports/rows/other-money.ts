import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey } from '../../../lib/search-key.ts';
import { saysInScript } from '../words/foreign-words.ts';
import { incomeWords } from '../words/income-words.ts';
import { donorAdvisedFunds, otherMoneyWords, ownTransferWords, treasuries } from '../words/other-money-words.ts';
import { saysReturned } from '../words/returned-words.ts';
import type { ImportedGift } from './imported-gift.ts';

const patternOf = (...groups: ReadonlyArray<readonly string[]>) =>
  new RegExp(`(?<![\\p{L}])(?:${groups.flat().join('|')})(?![\\p{L}])`, 'u');

const otherMoney = patternOf(...Object.values(otherMoneyWords), treasuries);
const income = patternOf(...Object.values(incomeWords));
const ownTransfer = patternOf(ownTransferWords);
const donorAdvised = patternOf(donorAdvisedFunds);

/**
 * Codes for money that is no gift: everything but payments, and among these interest, returned and reversed payments,
 * taxes, and reimbursements; of the purposes, those of taxes, interest and the like; the types of MT940 for interest,
 * dividends, loans, securities and returned payments; and the transaction codes of German banks for returned transfers,
 * payments of public treasuries, closing, interest and transfers between own accounts.
 */
/* cspell:disable */
const codes =
  /^(?:ACMT|CAMT|CMDT|DERV|FORX|LDAS|PMET|SECU|TRAD)-|-(?:INTR|RRTN|RPCR|RIMB|TAXE|ADJT|CAJT|DAJT)\b|\b(?:TAXR|TAXS|VATX|INTE|RINP|REBT|GOVT|INSU|DIVD|DIVI|LOAN|[NSF](?:INT|DIV|LDP|SEC|RTI))\b|(?:^|[\s+])(?:156|159|805|814|820|833)(?:$|[\s+])/;
/* cspell:enable */

/** Characters of a row that are looked at, so that a long text takes no time. */
const looked = 1000;

/** Whether a text says that it is about a transfer between accounts of one owner. */
export const saysOwnTransfer = (text: string): boolean => {
  const said = text.slice(0, looked);
  return ownTransfer.test(searchKey(said)) || saysInScript('ownTransfer', said);
};

/** Returns the doubt of a row that says itself that it may be no gift, such as a refund. A person decides about it. */
export function otherMoneyIn(name: string, texts: readonly string[], bankCodes = ''): Pick<ImportedGift, 'doubt'> {
  const said = texts.join(' ').slice(0, looked);
  const key = searchKey(`${name} ${said}`);
  if (saysOwnTransfer(`${name} ${said}`)) return { doubt: words.ownTransfer };
  const isOther =
    codes.test(bankCodes) ||
    otherMoney.test(key) ||
    saysInScript('otherMoney', `${name} ${said}`) ||
    saysReturned(said);
  if (donorAdvised.test(key)) return { doubt: words.donorAdvised };
  return isOther ? { doubt: words.otherMoney } : incomeIn(name, texts);
}

/**
 * Returns the doubt of a row that says that it is earned or granted, such as a membership fee. What is beside a name
 * says so, not the name.
 */
export function incomeIn(name: string, texts: readonly string[]): Pick<ImportedGift, 'doubt'> {
  const others = texts.filter((text) => text !== name && /\p{L}/u.test(text));
  const said = (others.length > 0 ? others : [name]).join(' ').slice(0, looked);
  return income.test(searchKey(said)) || saysInScript('income', said) ? { doubt: words.income } : {};
}
