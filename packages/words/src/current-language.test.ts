import { setTimeout as wait } from 'node:timers/promises';

import { rules } from '@hearthlight/words/rules';
import { expect, test } from 'vitest';

import { currentLanguage, inLanguage } from './current-language.ts';
import { rules as arabic } from './generated/ar/rules.ts';
import { rules as english } from './generated/en/rules.ts';
import { rules as spanish } from './generated/es/rules.ts';

test('Node.js reads English words unless a language is set', () => {
  expect(currentLanguage()).toBe('en');
  expect({ ...rules }).toEqual(english);
});

test('reads the words of the innermost language', () => {
  inLanguage('es', () => {
    expect(rules.email).toBe(spanish.email);
    expect(inLanguage('ar', () => rules.commentLong({ most: 9 }))).toBe(arabic.commentLong({ most: 9 }));
    expect(currentLanguage()).toBe('es');
  });
  expect(rules.email).toBe(english.email);
});

async function readLater(): Promise<string> {
  await wait(1);
  return rules.email;
}

test('keeps the language across waits, apart from parallel ones', async () => {
  await expect(Promise.all([inLanguage('es', readLater), inLanguage('ar', readLater), readLater()])).resolves.toEqual([
    spanish.email,
    arabic.email,
    english.email,
  ]);
});
