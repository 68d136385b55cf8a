import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { paymentLinkFields, paymentLinksOf } from './payment-link-schema.ts';

const schema = z.array(paymentLinkFields).transform((links, context) => paymentLinksOf(links, 'EUR', context));

/** Returns the link of a foundation in euro, or the fields that are refused with their sentences. */
function linkOf(written: object) {
  const { data, error } = schema.safeParse([{ method: 'card', ...written }]);
  return error ? error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`) : data?.[0];
}

test.each([
  ['card', 'https://buy.stripe.com/a?client_reference_id={reference}&prefilled_email={email}'],
  ['paypal', 'https://www.paypal.com/paypalme/hearth/{amount}{currency}'],
  ['card', 'https://useplink.com/payment/abc'],
  ['bitcoin', 'https://pay.example:8443?amount={amount}#{reference}'],
  ['card', 'http://localhost:8000/dev/pay?amount={amount}'],
])('a link for %s can be %s', (method, address) => {
  expect(linkOf({ method, address })).toMatchObject({ address });
});

test('has the payment method of the form, and no currency', () => {
  expect(linkOf({ method: 'paypal', currency: 'EUR', address: 'https://paypal.me/a' })).toEqual({
    method: 'Paypal service',
    address: 'https://paypal.me/a',
  });
});

const noAddress =
  'address: must be an address that begins with https:// and the name of a site, such as https://buy.stripe.com/abc?client_reference_id={reference}';

describe('a mistake is one sentence', () => {
  test.each([
    ['http://paypal.me/a/{amount}'],
    ['http://localhost.example/a'],
    ['http://localhost:8000@other.example/a'],
    ['javascript:alert(1)'],
    ['//paypal.me/a'],
    ['https://{reference}.example/a'],
    ['https://paypal.me@other.example/a'],
    [String.raw`https://paypal.me\@other.example/a`],
    ['https://paypal.me/a b'],
    ['https://paypal.me/{amount'],
    ['https://paypal.me/{{amount}}'],
    ['https:///a'],
    ['https://pay.example:99999/a'],
  ])('for the address %s', (address) => {
    expect(linkOf({ address })).toEqual([noAddress]);
  });

  test('for a placeholder that nothing fills in', () => {
    expect(linkOf({ address: 'http://paypal.me/{name}' })).toEqual([
      'address: contains {name}; only {amount}, {currency}, {reference}, {email} can be filled in',
    ]);
  });

  test('for a method that the form does not have', () => {
    expect(linkOf({ method: 'cash', address: 'https://a.example' })).toEqual([
      'method: must be "card", "paypal" or "bitcoin"',
    ]);
  });

  test('for another currency', () => {
    expect(linkOf({ currency: 'USD', address: 'https://a.example' })).toEqual([
      'currency: is "USD"; pledges are in EUR',
    ]);
  });
});
