import { inLanguage } from '@hearthlight/words/current-language';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { paymentMethods, rules } from './index.ts';

/** Any code point, lone surrogates included; half of them ASCII. */
const anyCharacter = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

interface Rule {
  safeParse: (value: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: { message: string }[] };
  };
}

/** The first sentence for a value, or `undefined` if it is valid. */
const sentenceFor = (rule: Rule, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

const sentences = {
  firstName: 'Enter a valid first name.',
  lastName: 'Enter a valid lastname.',
  email: 'Please enter a valid email address.',
  mix: 'Passwords must be a mix of lowercase, uppercase letters, and digits.',
  short: 'Password too short.',
  long: 'Password too long.',
  currentPassword: 'Enter a valid password.',
  code: 'Please enter a five digit code.',
  comentatorName: 'Please enter a valid name.',
  comment: 'Please enter a valid message description. Min. length : 20 characters.',
  fullName: 'Enter a valid full name.',
  phoneNumber: 'Please enter a valid phone number.',
  address: 'Please enter a valid address.',
  requestType: 'Please enter a request type.',
  requestDescription: 'Please enter a sufficient description.',
  amountTargeted: 'Please enter a valid target amount.',
  amountRaised: 'Please enter a valid amount raised.',
  donationCause:
    'Please specify the purpose or recipient for your donation to ensure it reaches the intended cause. Thank you for your support.',
};

/** Names with an invisible character, a middle dot, marks, and letters in two parts. */
const scripts = ['گل\u200Cمحمد', 'Gal·la', 'مُحَمَّد', 'Zoe\u0308']; // cspell:disable-line

/** Each rule with its sentence and with values on both sides of each boundary. */
const table: [string, Rule, string, { accepted: string[]; refused: string[] }][] = [
  [
    'first name',
    rules.firstName,
    sentences.firstName,
    {
      accepted: ['Ana', ' Zoë ', 'O’Neill', "D'Arcy", 'Jean-Luc', 'Łukasz', '李小龙', 'a'.repeat(80), ...scripts],
      refused: ['', '  ', 'Jo', ' Jo ', 'Ana1', 'Mary Ann', 'Ana!', 'A_B', 'a'.repeat(81)],
    },
  ],
  [
    'last name',
    rules.lastName,
    sentences.lastName,
    {
      accepted: ['Nwosu', 'Mejía-Ruiz', "O'Connell"],
      refused: ['', 'Li', 'X Æ A-12', 'Smith3', 'de la Cruz'],
    },
  ],
  [
    'e-mail address',
    rules.email,
    sentences.email,
    {
      accepted: [
        'a@b.co',
        ' amara@example.org ',
        'Amara.Diallo+roof@sub.example.org',
        "o'neill@example.org",
        'jürgen@bücher.example',
        `${'a'.repeat(246)}@a.b.co`,
      ],
      refused: [
        '',
        'amara',
        'amara@example',
        '@example.org',
        'amara@.org',
        'amara@example.',
        'amara@example..org',
        'amara @example.org',
        'amara@exam ple.org',
        'amara@b@example.org',
        `${'a'.repeat(248)}@a.b.co`,
      ],
    },
  ],
  [
    'current password',
    rules.currentPassword,
    sentences.currentPassword,
    { accepted: ['12345678', ' 12345678 ', 'x'.repeat(31)], refused: ['', '1234567', ' 1234567 '] },
  ],
  [
    'code',
    rules.code,
    sentences.code,
    { accepted: ['00123', ' 90210 ', 'abcde'], refused: ['', '1234', '123456', '    5'] },
  ],
  [
    'name under a comment',
    rules.comentatorName,
    sentences.comentatorName,
    {
      accepted: ['Hal', ' Halima G. ', 'Anne-Marie', 'Ravi 2', ...scripts],
      refused: ['', 'Al', ' Al ', '<b>Hal</b>', 'Hal@home'],
    },
  ],
  [
    'comment',
    rules.comment,
    sentences.comment,
    {
      accepted: ['x'.repeat(21), ` ${'x'.repeat(21)} `],
      refused: ['', 'x'.repeat(20), ` ${'x'.repeat(20)} `],
    },
  ],
  [
    'full name',
    rules.fullName,
    sentences.fullName,
    { accepted: ['Ana', 'María José Núñez', ...scripts], refused: ['', 'Jo', "D'Arcy", 'Jean-Luc', 'Ana 2'] },
  ],
  [
    'phone number',
    rules.phoneNumber,
    sentences.phoneNumber,
    { accepted: ['55501', ' +1 503 555 0142 '], refused: ['', '5550', ' 5550 '] },
  ],
  [
    'address',
    rules.address,
    sentences.address,
    { accepted: ['Rue', ' 14 Lantern Street '], refused: ['', 'No', ' No '] },
  ],
  ['request type', rules.requestType, sentences.requestType, { accepted: ['TV', ' Roof '], refused: ['', 'x', ' x '] }],
  [
    'request description',
    rules.requestDescription,
    sentences.requestDescription,
    { accepted: ['x'.repeat(21)], refused: ['', 'x'.repeat(20), ` ${'x'.repeat(20)} `] },
  ],
  [
    'amount targeted',
    rules.amountTargeted,
    sentences.amountTargeted,
    { accepted: ['0', '$1,300', '300 a month'], refused: ['', '   '] },
  ],
  [
    'amount raised',
    rules.amountRaised,
    sentences.amountRaised,
    { accepted: ['0', 'nothing yet'], refused: ['', '\t\n'] },
  ],
  [
    'donation cause',
    rules.donationCause,
    sentences.donationCause,
    {
      accepted: ['x'.repeat(11), 'x'.repeat(500)],
      refused: ['', 'x'.repeat(10), ` ${'x'.repeat(10)} `, 'x'.repeat(501)],
    },
  ],
];

describe.each(table)('%s', (_, rule, sentence, { accepted, refused }) => {
  test.each(accepted)('accepts %j, trimmed', (value) => {
    expect(rule.safeParse(value)).toMatchObject({ success: true, data: value.trim() });
  });
  test.each(refused)('rejects %j', (value) => {
    expect(sentenceFor(rule, value)).toBe(sentence);
  });
  test.each([undefined, null, 5, {}, [sentence]])('rejects %j, which is not a string', (value) => {
    expect(sentenceFor(rule, value)).toBe(sentence);
  });
});

describe.each([
  ['donation amount', rules.donationAmount, ['3', '3.00', '$3']],
  ['goal', rules.clientGoal, []],
])('a %s', (_, rule, tooSmall) => {
  test.each([
    ['3.01', 301],
    ['4', 400],
    [' $1,000.50 ', 100_050],
    ['9999999999.99', 999_999_999_999],
  ])('returns %j in minor units', (typed, cents) => {
    expect(rule.parse(typed)).toBe(cents);
  });
  test.each(['', ...tooSmall, '-4', '0', 'four', '1e3', '1.000,50', '3.001', '10000000000', undefined, 5])(
    'rejects %j',
    (value) => {
      expect(sentenceFor(rule, value)).toBe('Enter a valid amount.');
    },
  );
});

describe('an e-mail address', () => {
  test.each([',', ';', '<', '>', '(', ')', '[', ']', ':', '\\', '"', '\u0000', '\u200b'])(
    'rejects %j, which could add a recipient',
    (sign) => {
      expect(sentenceFor(rules.email, `ana${sign}ben@example.org`)).toBe(sentences.email);
      expect(sentenceFor(rules.email, `ana@exam${sign}ple.org`)).toBe(sentences.email);
    },
  );
});

describe('a new password', () => {
  test.each([
    ['abcdefgh1', sentences.mix],
    ['ABCDEFGH1', sentences.mix],
    ['Abcdefghi', sentences.mix],
    ['', sentences.mix],
    ['abc', sentences.mix],
    ['a'.repeat(31), sentences.mix],
    ['Abcdef1', sentences.short],
    ['  Abcdef1  ', sentences.short],
    [`Aa1${'x'.repeat(28)}`, sentences.long],
  ])('%j: %s', (value, sentence) => {
    expect(sentenceFor(rules.newPassword, value)).toBe(sentence);
  });

  test.each(['Abcdefg1', `Aa1${'x'.repeat(27)}`, ' Abcdefg1 ', 'Ärgerlich1ß'])('accepts %j', (value) => {
    expect(rules.newPassword.safeParse(value)).toMatchObject({ success: true, data: value.trim() });
  });
});

test.each(['٠١٢٣٤', ' ۰۱۲۳۴ ', '０1２3４'])('a code is %j in digits of English', (typed) => {
  expect(rules.code.parse(typed)).toBe('01234');
});

test('a comment over 4000 characters has its own sentence', () => {
  expect(sentenceFor(rules.comment, 'x'.repeat(4000))).toBeUndefined();
  expect(sentenceFor(rules.comment, 'x'.repeat(4001))).toBe('Please keep your comment under 4000 characters.');
});

test('a payment method is one of three', () => {
  expect(paymentMethods).toEqual(['Credit/Debit Card', 'Paypal service', 'Bitcoin/Usdt']);
  expect(rules.paymentMethod.safeParse('Cash').success).toBe(false);
});

const everyRule: [string, Rule][] = [
  ...table.map(([name, rule]): [string, Rule] => [name, rule]),
  ['new password', rules.newPassword],
];

test.each(everyRule)('%s: is idempotent', (_, rule) => {
  const typed = fc.oneof(fc.string({ unit: anyCharacter }), fc.emailAddress(), fc.string({ minLength: 20 }));
  const changed = fc.sample(typed, 500).filter((value) => {
    const first = rule.safeParse(value);
    return first.success && rule.safeParse(first.data).data !== first.data;
  });
  expect(changed).toEqual([]);
});

/** The shortest of several runs, in milliseconds, which is least affected by other load. */
function shortest(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/** Inputs that cause backtracking in careless patterns. */
const hostile: [string, (length: number) => string][] = [
  ['one letter', (length) => 'a'.repeat(length)],
  ['blanks with a letter at each end', (length) => `a${' '.repeat(length - 2)}a`],
  ['dots', (length) => `a@${'a.'.repeat(length / 2 - 1)}`],
  ['at signs', (length) => '@'.repeat(length)],
  ['digits and commas', (length) => '1,000'.repeat(length / 5)],
  ['combining marks', (length) => 'e\u0301'.repeat(length / 2)],
];

describe('validation of 100 kB takes linear time', () => {
  test.each(everyRule)('%s', (_, rule) => {
    for (const [, make] of hostile) {
      const [small, large] = [make(10_000), make(100_000)];
      const tenSmall = shortest(() => {
        for (let run = 0; run < 20; run += 1) rule.safeParse(small);
      });
      const oneLarge = shortest(() => {
        for (let run = 0; run < 2; run += 1) rule.safeParse(large);
      });
      // The same number of characters in all: linear work takes as long, quadratic work ten times as long.
      expect(oneLarge).toBeLessThan(5 * tenSmall + 1);
    }
  });
});

test('says each sentence in the current language', () => {
  const sentenceOf = ([name, rule]: (typeof everyRule)[number]) => [name, sentenceFor(rule, undefined)];
  const english = everyRule.map(sentenceOf);
  const spanish = inLanguage('es', () => everyRule.map(sentenceOf));
  const untranslated = english.filter(([, sentence], index) => sentence === spanish[index]?.[1]);
  expect(untranslated).toEqual([]);
});

test('a form whose amount is wrong still runs its other checks', () => {
  const form = z
    .object({ amount: rules.donationAmount, name: z.string() })
    .check(z.refine(({ name }) => name !== '', { error: 'empty', path: ['name'] }));
  const { error } = form.safeParse({ amount: 'four', name: '' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['amount', 'name']);
});
