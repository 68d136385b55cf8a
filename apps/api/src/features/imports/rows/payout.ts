import { importRows as words } from '@hearthlight/words/import-rows';

import type { KnownPayers } from '../../../actions/action.ts';
import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import {
  closingWords,
  companyWords,
  interestWords,
  payersWords,
  paymentProviders,
  payoutWords,
  peoplesWords,
} from '../words/payment-providers.ts';
import type { ImportedGift } from './imported-gift.ts';
import { saysOwnTransfer } from './other-money.ts';
import { ownFinder } from './own-account.ts';

/** Characters of a cell that are looked at, so that a long text takes no time. */
const looked = 500;

/** Stands for the bank in place of a payment provider, when a row may be interest. */
const bankInterest = 'interest';
/** The same for the foundation itself, when a row may be a transfer between its accounts. */
const ownAccount = 'own account';

/** Returns the payment provider whose payout a row may be. `giver` is who paid, `cells` the other texts of the row. */
export type FindPayout = (giver: string, cells: readonly string[]) => string | undefined;

/** Returns the doubt of a row that may be a payout, interest of the bank, or the foundation's own money. */
export function payoutIn(provider: string | undefined): Pick<ImportedGift, 'doubt' | 'payout'> {
  if (provider === undefined) return {};
  const doubts: Record<string, string> = { [bankInterest]: words.interest, [ownAccount]: words.ownTransfer };
  return { doubt: doubts[provider] ?? words.payout, payout: provider };
}

/** Says that a payout is left out, because somebody left out one like it before. */
export function payoutLeftOut(provider: string): string {
  const notes: Record<string, string> = {
    [bankInterest]: words.interestLeftOut,
    [ownAccount]: words.ownTransferLeftOut,
  };
  return notes[provider] ?? words.payoutLeftOut({ provider });
}

/** Names whose payouts are left out: a provider, the bank or the foundation itself. */
export function payoutText(provider: string): string {
  const names: Record<string, string> = {
    [bankInterest]: words.interestOfBank,
    [ownAccount]: words.ownTransfers,
  };
  return names[provider] ?? words.payoutsOf({ provider });
}

interface Provider {
  name: string;
  words: readonly string[];
  /** The beginning of texts with any words after it, such as `sq *`. */
  start: string | undefined;
}

/** The first words of payouts that name no provider. */
const unnamed = ['payout', 'settlement', 'withdrawal'];

const company = new Set(companyWords.split(' '));
const payouts = new Set(payoutWords.split(' '));
const before = new Set(payersWords.split(' '));
const people = new Set(peoplesWords.split(' '));
const interest = new Set(interestWords.split(' '));
const closing = new Set(closingWords.split(' '));

/**
 * Returns what finds the payouts of payment providers, whose own exports have the gifts: the provider paid, a text has
 * nothing but its name and codes, or a machine wrote the name together with a word for a payout. What a person writes
 * about a provider is no payout, and neither is a person with such a name. Also finds what the foundation paid itself:
 * it is the payer, or a row without one names it as such.
 */
export function payoutFinder(known: KnownPayers = { own: [], providers: [] }): FindPayout {
  const isOwn = ownFinder(known.own);
  const providers = [...paymentProviders, ...known.providers].map((name): Provider => {
    const key = searchKey(name);
    return {
      name: name.replace(/\s*\*$/, ''),
      words: wordsIn(key),
      start: name.endsWith('*') ? key : undefined,
    };
  });
  // Most texts name nobody, and one pattern finds that out sooner than a search for each provider.
  const beginnings = providers.flatMap(({ words: [first = ''] }) => first || []);
  const mayBePayout = new RegExp([...beginnings, ...unnamed, ...interest, 'int.pd'].join('|'));
  return (giver, cells) => {
    const sources = giver ? [giver] : cells;
    if (sources.some(isOwn) || saysOwnTransfer(sources.join(' '))) return ownAccount;
    for (const text of [giver, ...cells]) {
      const key = searchKey(text.slice(0, looked));
      const found = mayBePayout.test(key) ? providerIn(key, providers) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Returns the provider of a payout that a text names, which is empty for a payout of nobody named. */
function providerIn(key: string, providers: readonly Provider[]): string | undefined {
  const words = wordsIn(key);
  const isOfPerson = words.some((word) => people.has(word));
  for (const { name, start, words: named } of providers) {
    if (start !== undefined && key.startsWith(start)) return name;
    const at = start === undefined ? placeOf(named, words) : -1;
    if (at < 0) continue;
    const others = [...words.slice(0, at), ...words.slice(at + named.length)];
    if (at === 0 && isNameOnly(others)) return name;
    const isPayer = at === 0 || before.has(words[at - 1] ?? '');
    const isCompany = isPayer && [named.at(-1), others[at]].some((word = '') => company.has(word));
    if (!isOfPerson && (isCompany || others.some((word) => payouts.has(word)))) return name;
  }
  if (isOfPerson) return undefined;
  if (isInterest(words)) return bankInterest;
  return unnamed.includes(words[0] ?? '') && words.length > 1 ? '' : undefined;
}

const isInterest = (words: readonly string[]): boolean => {
  const [first = '', second] = words;
  return (
    interest.has(first) ||
    (first === 'int' && second === 'pd') ||
    (closing.has(first) && words.some((word) => interest.has(word)))
  );
};

/**
 * Whether words say nothing beside the name of a company: one letter may be that of a person, several are `S.à r.l.`
 */
function isNameOnly(words: readonly string[]): boolean {
  const letters = words.filter((word) => /^\p{L}$/u.test(word));
  return (
    letters.length !== 1 &&
    words.every((word) => word.length === 1 || company.has(word) || payouts.has(word) || /\p{N}/u.test(word))
  );
}

/** Returns where words stand in others. Codes may be glued to the last: `PAYPAL77`. */
const placeOf = (named: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, start) =>
    named.every((wanted, index) => {
      const word = words[start + index] ?? '';
      return word === wanted || (index === named.length - 1 && isGlued(word, wanted));
    }),
  );

const isGlued = (word: string, name: string): boolean =>
  name.length > 3 && word.startsWith(name) && /^\p{L}{0,2}\p{N}+$/u.test(word.slice(name.length));
