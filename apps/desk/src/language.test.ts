import { expect, test } from 'vitest';

import { chooseLanguage } from './language.ts';

test.each([
  [['ar-EG', 'en'], 'ar'],
  [['de-DE', 'es-MX', 'en'], 'es'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
  [['EN-us', 'es'], 'en'],
])('chooses %j as %s', (preferred, chosen) => {
  expect(chooseLanguage(preferred, ['en', 'es', 'ar'])).toBe(chosen);
});
