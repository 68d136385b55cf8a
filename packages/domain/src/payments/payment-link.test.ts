import { afterEach, describe, expect, test } from 'vitest';

import { formatsOf } from '../languages/formats-of.ts';
import { setFormats, usEnglish } from '../languages/formats.ts';
import { paymentLinkHref } from './payment-link.ts';

const pledge = { amount: 1250.5, reference: 'RF7900000056000003751399' };
const linkOf = (address: string) => ({ method: 'Credit/Debit Card', address }) as const;

describe('the link of a payment', () => {
  afterEach(() => setFormats(() => usEnglish));

  test.each([
    [
      'https://buy.stripe.com/abc?client_reference_id={reference}&prefilled_email={email}',
      'https://buy.stripe.com/abc?client_reference_id=RF7900000056000003751399&prefilled_email=ada%2Bgifts%26x%3D1%40example.org',
    ],
    ['https://paypal.me/hearth/{amount}{currency}', 'https://paypal.me/hearth/1250.50USD'],
    ['https://pay.example/{currency}/{currency}#a', 'https://pay.example/USD/USD#a'],
  ])('%s has each value percent-encoded', (address, expected) => {
    expect(paymentLinkHref(linkOf(address), pledge, 'ada+gifts&x=1@example.org')).toBe(expected);
  });

  test('has the decimals of the currency, and no e-mail address that nobody knows', () => {
    setFormats(() => formatsOf('ar', 'JPY', 'UTC'));
    const address = 'https://pay.example/{amount}?currency={currency}&email={email}';
    expect(paymentLinkHref(linkOf(address), { ...pledge, amount: 5000 })).toBe(
      'https://pay.example/5000?currency=JPY&email=',
    );
  });

  test('fills in a value that looks like a placeholder or a pattern as it is', () => {
    const address = 'https://pay.example/?email={email}&r={reference}';
    const { searchParams } = new URL(paymentLinkHref(linkOf(address), pledge, "{reference}$&$'\uD800@x"));
    expect(searchParams.get('email')).toBe("{reference}$&$'\uFFFD@x");
  });
});
