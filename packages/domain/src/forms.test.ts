import { describe, expect, test } from 'vitest';

import {
  accountDetailsForm,
  codeForm,
  commentForm,
  donationForm,
  helpRequestForm,
  newPasswordForm,
  recoveryEmailForm,
  signInForm,
} from './index.ts';

interface Form {
  safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** The first sentence for each field, as a form shows them. */
function sentencesOf(form: Form, typed: Record<string, unknown>): Record<string, string> {
  const issues = form.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const account = {
  firstname: 'Amara',
  lastname: 'Diallo',
  email: 'amara@example.org',
  password: 'Abcdefg1',
  confirmPassword: 'Abcdefg1',
};
const help = {
  fullname: 'Amara Diallo',
  email: 'amara@example.org',
  phone_number: '+224 620 00 00 00',
  address: 'Rue KA 028, Conakry',
  request_type: 'Roof',
  request_description: 'The sheets have rusted through.',
  amount_targeted: '1,300',
  amount_raised: '0',
};

describe('sign-up', () => {
  test('accepts and trims valid values', () => {
    expect(accountDetailsForm.parse({ ...account, firstname: ' Amara ', confirmPassword: 'Abcdefg1 ' })).toEqual(
      account,
    );
  });

  test('returns a sentence for each empty field', () => {
    const empty = { firstname: '', lastname: '', email: '', password: '', confirmPassword: '' };
    expect(sentencesOf(accountDetailsForm, empty)).toEqual({
      firstname: 'Enter a valid first name.',
      lastname: 'Enter a valid lastname.',
      email: 'Please enter a valid email address.',
      password: 'Passwords must be a mix of lowercase, uppercase letters, and digits.',
    });
  });

  test('returns all sentences at once, including differing passwords', () => {
    const wrong = { firstname: 'A', lastname: 'B', email: 'c', password: 'd', confirmPassword: 'e' };
    expect(Object.keys(sentencesOf(accountDetailsForm, wrong)).toSorted()).toEqual(Object.keys(account).toSorted());
  });
});

describe.each([
  ['sign-up', accountDetailsForm, account],
  ['recovery', newPasswordForm, { password: account.password, confirmPassword: account.confirmPassword }],
] as const)('the passwords of %s', (_, form, right) => {
  const mix = 'Passwords must be a mix of lowercase, uppercase letters, and digits.';
  test.each([
    ['abc', mix],
    ['a'.repeat(31), mix],
    ['Abcdef1', 'Password too short.'],
    [`  Abcdef1  `, 'Password too short.'],
    [`Aa1${'x'.repeat(28)}`, 'Password too long.'],
  ])('%j typed twice: %s', (password, sentence) => {
    expect(sentencesOf(form, { ...right, password, confirmPassword: password })).toEqual({
      password: sentence,
    });
  });

  test('report a difference on the confirmation', () => {
    expect(sentencesOf(form, { ...right, confirmPassword: 'Abcdefg2' })).toEqual({
      confirmPassword: "Passwords don't match.",
    });
  });

  test('ignore outer spaces', () => {
    expect(sentencesOf(form, { ...right, password: ' Abcdefg1', confirmPassword: 'Abcdefg1 ' })).toEqual({});
  });

  test('report a missing confirmation as a difference', () => {
    expect(sentencesOf(form, { ...right, confirmPassword: undefined })).toEqual({
      confirmPassword: "Passwords don't match.",
    });
  });
});

test('sign-in requires an e-mail address and eight characters', () => {
  expect(signInForm.parse({ email: ' amara@example.org ', password: ' 12345678 ', remember: true })).toEqual({
    email: 'amara@example.org',
    password: '12345678',
    remember: true,
  });
  expect(sentencesOf(signInForm, { email: 'amara', password: '1234567', remember: false })).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Enter a valid password.',
  });
});

test('recovery requires an e-mail address, then a code', () => {
  expect(sentencesOf(recoveryEmailForm, { email: 'amara@' })).toEqual({
    email: 'Please enter a valid email address.',
  });
  expect(sentencesOf(codeForm, { code: '1234' })).toEqual({ code: 'Please enter a five digit code.' });
  expect(codeForm.parse({ code: ' 00123 ' })).toEqual({ code: '00123' });
});

test('a comment requires a name and more than 20 characters', () => {
  expect(sentencesOf(commentForm, { comentator_name: 'Al', comment: 'Too short a comment.' })).toEqual({
    comentator_name: 'Please enter a valid name.',
    comment: 'Please enter a valid message description. Min. length : 20 characters.',
  });
});

test('the help form returns a sentence for each of its eight fields', () => {
  expect(helpRequestForm.parse(help)).toEqual(help);
  const empty = Object.fromEntries(Object.keys(help).map((name) => [name, '']));
  expect(sentencesOf(helpRequestForm, empty)).toEqual({
    fullname: 'Enter a valid full name.',
    email: 'Please enter a valid email address.',
    phone_number: 'Please enter a valid phone number.',
    address: 'Please enter a valid address.',
    request_type: 'Please enter a request type.',
    request_description: 'Please enter a sufficient description.',
    amount_targeted: 'Please enter a valid target amount.',
    amount_raised: 'Please enter a valid amount raised.',
  });
});

test('a pledge requires more than $3, a cause and a payment method', () => {
  const pledge = {
    donation_amount: '3.01',
    donation_cause: 'Roof in Conakry',
    selected_payment_method: 'Credit/Debit Card',
  };
  expect(donationForm.parse(pledge)).toEqual({ ...pledge, donation_amount: 301 });
  const refused = sentencesOf(donationForm, { ...pledge, donation_amount: '3', donation_cause: 'Roof' });
  expect(refused['donation_amount']).toBe('Enter a valid amount.');
  expect(refused['donation_cause']).toMatch(/^Please specify the purpose or recipient/);
  expect(Object.keys(sentencesOf(donationForm, { ...pledge, selected_payment_method: 'Cash' }))).toEqual([
    'selected_payment_method',
  ]);
});
