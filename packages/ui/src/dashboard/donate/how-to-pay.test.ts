import { donate as words } from '@hearthlight/words/donate';
import { expect, test } from 'vitest';

import { hintOfMethod } from './how-to-pay.ts';

const bankAccount = { scheme: 'other', holder: 'Hearthlight Foundation', details: 'Account 0142' } as const;
const card = 'Credit/Debit Card';
const paymentLinks = [{ method: card, address: 'https://pay.example/' }] as const;

test.each([
  ['no method has a page', { bankAccount }, words.transferToo],
  ['no method has a page, and there is no account', { bankAccount: undefined }, words.paidAfterReply],
  ['only this one has none', { bankAccount, paymentLinks }, words.noPageTransfer],
  ['only this one has none, and there is no account', { bankAccount: undefined, paymentLinks }, words.noPage],
])('says how a method is completed if %s', (_, foundation, hint) => {
  expect(hintOfMethod(words, foundation, 'Paypal service')).toBe(hint);
});

test.each([
  [{ bankAccount, paymentLinks }, words.transferToo],
  [{ bankAccount: undefined, paymentLinks }, undefined],
])('says nothing about the page of a method that has one', (foundation, hint) => {
  expect(hintOfMethod(words, foundation, card)).toBe(hint);
});
