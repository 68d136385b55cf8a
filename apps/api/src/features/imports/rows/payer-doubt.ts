import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { saysInScript } from '../words/foreign-words.ts';
import { bankWords, fillerWords, legalForms, organizationEnds, organizations } from '../words/organization-words.ts';
import { paymentProviders, peoplesWords } from '../words/payment-providers.ts';
import type { ImportedGift } from './imported-gift.ts';
import { saysGift } from './payer-in-text.ts';

/*
 * Most statements name people, who give. No list of words knows each grant, payout, sale and transfer. So a row is asked about when its
 * payer is an organization or nobody and nothing in it says gift, until that payer has given once.
 */

/** Characters of a row that are looked at, so that a long text takes no time. */
const looked = 500;

const people = new Set(peoplesWords.split(' '));

const isOfBank = (word: string): boolean => bankWords.has(word) || fillerWords.has(word);

const word = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;
const behindName = String.raw`(?<=[\p{L}\p{N}.)]\s)`;

const ofCompany = new RegExp(`${behindName}${word(legalForms.anywhere)}|${legalForms.inScript}`, 'u');
const ofOrganization = new RegExp(String.raw`${word(organizations)}|\p{L}{3}(?:${organizationEnds})(?!\p{L})`, 'u');

/** Names of payment providers that are no other words. */
const providers = new Set(
  paymentProviders.flatMap((name) => (/^\S{5,}$/.test(name) ? wordsIn(searchKey(name)).slice(0, 1) : [])),
);

/** Whether a text ends with a name and the form of a company, such as `BETA AG`. `Sá` is a surname. */
const isCompany = (text: string, key = searchKey(text)): boolean => {
  const [, last = ''] = /\p{L}.*\s(\p{Lu}{2,3})$/u.exec(text) ?? [];
  return legalForms.atEnd.has(searchKey(last)) || ofCompany.test(key);
};

/** Whether a name is that of an organization. */
const isOrganization = (name: string): boolean => {
  const key = searchKey(name);
  return isCompany(name, key) || ofOrganization.test(key) || wordsIn(key).some((each) => providers.has(each));
};

/** Whether a bank wrote a text, and no person wrote into it. */
const isOfBankOnly = (text: string): boolean => {
  const said = wordsIn(searchKey(text));
  return said.some((each) => bankWords.has(each)) && !said.some((each) => people.has(each));
};

/** Whether a word is short and has no vowel, such as `CDB`. */
const isAbbreviation = (word: string): boolean => /^[b-df-hj-np-tv-z]{2,4}$/.test(word);

/** Whether a word is the bank's, a number or an abbreviation. */
const tellsNothing = (word: string): boolean =>
  word.length === 1 || /\p{N}/u.test(word) || isOfBank(word) || isAbbreviation(word);

/** Whether a text of a bank has two words that are not the bank's, as names are. */
const mayName = (text: string): boolean => wordsIn(searchKey(text)).filter((each) => !tellsNothing(each)).length > 1;

/** Whether texts have nothing but what banks write about any payment: their words, numbers and abbreviations. */
const namesNobody = (texts: readonly string[]): boolean => wordsIn(searchKey(texts.join(' '))).every(tellsNothing);

/**
 * Returns why a row may be no gift although it does not say so: it names an organization or nobody. Some banks write
 * their branch or their channel for the payer.
 */
export function payerDoubtIn(payer: string, texts: readonly string[]): Pick<ImportedGift, 'payerDoubt'> {
  const said = [payer, ...texts].map((text) => text.slice(0, looked).trim());
  if (said.some((text) => saysGift(text) || saysInScript('gift', text))) return {};
  const [name = '', ...others] = said;
  // A text of the bank may have words of the payer, who writes about villages and schools.
  if (name === '' ? others.some((text) => isCompany(text)) : isOrganization(name) && !namesNobody([name]))
    return { payerDoubt: words.organization };
  const isBanks = name === '' ? others.some((text) => isOfBankOnly(text) && !mayName(text)) : isOfBankOnly(name);
  return namesNobody(said) || isBanks ? { payerDoubt: words.nobodyNamed } : {};
}
