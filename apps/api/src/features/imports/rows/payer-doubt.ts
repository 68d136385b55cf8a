import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { saysInScript } from '../words/foreign-words.ts';
import { bankWords, fillerWords, legalForms, organizations } from '../words/organization-words.ts';
import { peoplesWords } from '../words/payment-providers.ts';
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
const ofOrganization = new RegExp(word(organizations), 'u');

/** Whether a text ends with a name and the form of a company, such as `BETA AG`. `Sá` is a surname. */
const isCompany = (text: string): boolean => {
  const [, last = ''] = /\p{L}.*\s(\p{Lu}{2,3})$/u.exec(text) ?? [];
  return legalForms.atEnd.has(searchKey(last)) || ofCompany.test(searchKey(text));
};

/** Whether a name is that of an organization. */
const isOrganization = (name: string): boolean => isCompany(name) || ofOrganization.test(searchKey(name));

/** Whether a bank wrote a text, and no person wrote into it. */
const isOfBankOnly = (text: string): boolean => {
  const said = wordsIn(searchKey(text));
  return said.some((each) => bankWords.has(each)) && !said.some((each) => people.has(each));
};

/** Whether a word is short and has no vowel, such as `CDB`. */
const isAbbreviation = (word: string): boolean => /^[b-df-hj-np-tv-z]{2,4}$/.test(word);

/** Whether texts have nothing but what banks write about any payment: their words, numbers and abbreviations. */
const namesNobody = (texts: readonly string[]): boolean => {
  const said = wordsIn(searchKey(texts.join(' ')));
  return said.every((each) => each.length === 1 || /\p{N}/u.test(each) || isOfBank(each) || isAbbreviation(each));
};

/**
 * Returns why a row may be no gift although it does not say so: it names an organization or nobody. Some banks write
 * their branch or their channel for the payer.
 */
export function payerDoubtIn(payer: string, texts: readonly string[]): Pick<ImportedGift, 'payerDoubt'> {
  const said = [payer, ...texts].map((text) => text.slice(0, looked).trim());
  if (said.some((text) => saysGift(text) || saysInScript('gift', text))) return {};
  const [name = '', ...others] = said;
  // A text of the bank may have words of the payer, who writes about villages and schools.
  if (name === '' ? others.some(isCompany) : isOrganization(name) && !namesNobody([name]))
    return { payerDoubt: words.organization({ payer: name || others.join(' ') }) };
  return namesNobody(said) || isOfBankOnly(name) ? { payerDoubt: words.nobodyNamed } : {};
}
