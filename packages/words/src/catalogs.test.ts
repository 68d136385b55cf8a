import { describe, expect, test } from 'vitest';

import type { Message } from './catalog.ts';
import { readCatalog } from './generate.ts';
import { languages } from './languages.ts';
import { problemsOf } from './problems.ts';

const english = readCatalog('en');
const others = languages.map(({ tag }) => tag).filter((tag: string) => tag !== 'en');

/** Returns the problems of messages as sentences. */
const sentencesOf = (language: string, messages: readonly Message[]) =>
  messages.flatMap((message) => problemsOf(language, message).map(({ key, text }) => `${key} ${text}`));

describe('the English catalog', () => {
  test('has each key once, as area and name', () => {
    const keys = english.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.filter((key) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z\d]*$/.test(key))).toEqual([]);
  });

  test('keeps to its own rules', () => {
    const messages = english.map((message) => ({ ...message, text: message.english }));
    expect(sentencesOf('en', messages)).toEqual([]);
  });
});

test.each(others)('the catalog %s is complete and matches the English one', (language) => {
  const catalog = readCatalog(language);
  expect(catalog.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  expect(sentencesOf(language, catalog)).toEqual([]);
});

test.each(['en', ...others])('no mark in %s follows an amount that has a line of its own', (language) => {
  const large = readCatalog(language).filter(({ notes }) => /on a line of its own/.test(notes.join(' ')));
  expect(large.length).toBeGreaterThan(0);
  expect(large.filter(({ text, english }) => /<\/amount>[.,،:]/.test(text || english)).map(({ key }) => key)).toEqual(
    [],
  );
});

test('notices each mistake of a translation', () => {
  const faulty = {
    key: 'a.b',
    english: '{n, plural, one {# <b>gift</b>} other {#}}',
    notes: ['max 3'],
    fuzzy: false,
  };
  const problems = sentencesOf('pl', [
    { ...faulty, text: '{m, plural, one {#} other {#}}' },
    { ...faulty, text: '{n' },
    { ...faulty, text: '' },
    { ...faulty, text: '{m}', fuzzy: true },
  ]);
  expect(problems).toEqual([
    'a.b has {m, plural} instead of {n, plural}',
    'a.b has other tags than the English text',
    'a.b lacks the plural forms few, many',
    'a.b is longer than 3 characters',
    expect.stringMatching(/^a\.b cannot be read: .*at line 1 col \d+$/),
    'a.b is not translated',
    'a.b was translated from a former English text',
  ]);
});
