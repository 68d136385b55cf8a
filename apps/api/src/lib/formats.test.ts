import { formatMoney, setFormats, usEnglish } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { inLanguage } from '@hearthlight/words/current-language';
import { afterEach, expect, test } from 'vitest';

import { followLanguage } from './formats.ts';

afterEach(() => setFormats(() => usEnglish));

test('the command line of an Arabic foundation writes English amounts, and its mails Arabic ones', () => {
  followLanguage({ currency: 'EGP', languages: ['ar'], timeZone: 'UTC' });
  expect(formatMoney(500)).toBe(formatMoney(500, formatsOf('en', 'EGP', 'UTC')));
  expect(inLanguage('ar', () => formatMoney(500))).toBe(formatMoney(500, formatsOf('ar', 'EGP', 'UTC')));
});
