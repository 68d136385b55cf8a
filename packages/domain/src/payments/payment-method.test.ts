// cspell:words bancaria
// cspell:words Tarjeta crédito débito
import { inLanguage } from '@hearthlight/words/current-language';
import { expect, test } from 'vitest';

import { paymentMethodName, paymentMethods } from '../index.ts';

test('names payment methods in the current language', () => {
  expect(paymentMethods.map((method) => paymentMethodName(method))).toEqual([...paymentMethods]);
  expect(inLanguage('es', () => paymentMethodName(paymentMethods[0]))).toBe('Tarjeta bancaria');
});

test('keeps methods that only imported gifts have', () => {
  expect(paymentMethodName('Standing order')).toBe('Standing order');
});
