import { expect, test } from 'vitest';

import { campaignForm } from '../campaigns/desk-forms.ts';
import * as rules from './rules.ts';

const campaign = {
  title: 'Twelve roofs',
  image_url: '/pictures/roof.svg',
  description: 'Before the rains.',
  target_amount: '1,200',
  date_started: '2026-11-20',
  date_ended: '',
};

/** Returns what the form says about a changed field. */
const sentenceFor = (changes: Partial<typeof campaign>) =>
  campaignForm.safeParse({ ...campaign, ...changes }).error?.issues.map(({ message }) => message);

test('an empty line is not said to be too long', () => {
  expect(sentenceFor({ title: ' ' })).toEqual(['This cannot be empty.']);
  expect(sentenceFor({ title: 'x'.repeat(201) })).toEqual(['Enter at most 200 characters on one line.']);
});

test.each(['1.000,50', '3.600', 'twelve'])('%s is shown how an amount is written', (amount) => {
  expect(sentenceFor({ target_amount: amount })).toEqual(['Write the amount like this: 1,234.50.']);
});

test.each(['', '0', '0.00'])('“%s” is too little', (amount) => {
  expect(sentenceFor({ target_amount: amount })).toEqual(['Enter an amount of more than 0.']);
});

test.each(['012 345', '٠١٢ ٣٤٥'])('a code of an authenticator app is %j in digits of English', (typed) => {
  expect(rules.totpCode.parse(typed)).toBe('012345');
});
