import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { emailKey } from './email-key.ts';

/* cspell:ignore dotless ller MLLER MÜLL éمثx */

test.each([
  ['upper and lower case', 'Ada@Example.ORG', 'ada@example.org'],
  ['upper and lower case of letters beyond ASCII', 'JÜRGEN@example.org', 'jürgen@example.org'],
  ['composed and separate accents', 'ju\u0308rgen@example.org', 'j\u00FCrgen@example.org'],
  ['a domain in ASCII and in Unicode', 'ada@xn--mller-kva.de', 'ada@müller.de'],
  ['a domain in ASCII with capital letters', 'ada@XN--MLLER-KVA.DE', 'ada@müller.de'],
  ['a domain in Unicode with capital letters', 'ada@MÜLLER.de', 'ada@müller.de'],
  ['a domain with separate accents', 'ada@mu\u0308ller.de', 'ada@müller.de'],
  ['a domain in Arabic and its ASCII form', 'ada@xn--mgbh0fb.example', 'ada@مثال.example'], // cspell:disable-line
])('%s have one key', (_, one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test.each([
  ['the Kelvin sign and K', 'mi\u212Ae@example.org', 'mike@example.org'],
  ['a dotless i and i', 'm\u0131ke@example.org', 'mike@example.org'],
  ['a capital I with a dot and i', 'M\u0130KE@example.org', 'mike@example.org'],
  ['a Greek question mark and a semicolon', 'a\u037Eb@example.org', 'a;b@example.org'],
  ['a sharp s and ss in a domain', 'ada@fa\u00DF.de', 'ada@fass.de'],
  ['a domain and a longer text', 'ada@müller.de/x', 'ada@müller.de'],
  ['a domain and an encoded one', 'ada@m%C3%BCller.de', 'ada@müller.de'],
  ['mailboxes with and without a tag', 'ada+gifts@example.org', 'ada@example.org'],
])('%s have different keys', (_, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other));
});

test('a domain that cannot be read is compared as it is written', () => {
  expect(emailKey('Ada@xn--a.DE')).toBe('ada@xn--a.de');
});

test('a part of an address has the key of that part', () => {
  expect(emailKey('ada@müller.de')).toContain(emailKey('MÜLL'));
});

const letters = fc.string({
  unit: fc.constantFrom(...Array.from('aAkKzZüÜßİıςΣ\u0308\u212A\u037Eéمثx-n.0')),
  minLength: 1,
  maxLength: 12,
});

test('the key of a key is the same key, and ASCII addresses have their lower case', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), letters, (mailbox, domain) => {
      const key = emailKey(`${mailbox}@${domain}`);
      expect(emailKey(key)).toBe(key);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(!email.toLowerCase().includes('xn--'));
      expect(emailKey(email.toUpperCase())).toBe(email.toLowerCase());
    }),
  );
});
