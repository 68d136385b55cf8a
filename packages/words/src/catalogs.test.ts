import { readFileSync } from 'node:fs';

import * as pluralCategories from 'make-plural/pluralCategories';
import { describe, expect, test } from 'vitest';

import { argumentsOf, type Message, parseMessage, tagsOf, type Token } from './catalog.ts';
import { generate, readCatalog } from './generate.ts';
import { languages } from './languages.ts';

const english = readCatalog('en');
const others = languages.map(({ tag }) => tag).filter((tag: string) => tag !== 'en');

/** Returns the forms of each plural in a message. */
function pluralsOf(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const keys = token.cases.map(({ key }) => key);
    return [keys, ...token.cases.flatMap(({ tokens: inner }) => pluralsOf(inner))];
  });
}

/** Returns the plural categories of a language that its messages lack. Exact forms, such as `=0`, may replace none. */
function missingForms(language: string, text: string): string[] {
  const { cardinal = [] } = Object.entries(pluralCategories).find(([tag]) => tag === language)?.[1] ?? {};
  return pluralsOf(parseMessage(text)).flatMap((forms) =>
    cardinal.filter((category: string) => !forms.includes(category)),
  );
}

const argumentList = (text: string) =>
  Array.from(argumentsOf(text), ([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join(', ');

/** Returns what is wrong with a translation. */
function problemsOf(language: string, { key, english: source, text, notes, fuzzy }: Message): string[] {
  const most = Number(/^max (\d+)$/m.exec(notes.join('\n'))?.[1] ?? Number.POSITIVE_INFINITY);
  const problems: [isWrong: boolean, problem: string][] = [
    [text === '', 'is not translated'],
    [fuzzy, 'was translated from a former English text'],
    [argumentList(source) !== argumentList(text), 'has other arguments'],
    [String(tagsOf(source)) !== String(tagsOf(text)), 'has other tags'],
    [
      missingForms(language, text).length > 0,
      `lacks the plural forms ${missingForms(language, text).join(', ')}`,
    ],
    [text.length > most, `is longer than ${most} characters`],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => `${key} ${problem}`);
}

describe('the English catalog', () => {
  test('has each key once, as area and name', () => {
    const keys = english.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.filter((key) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z\d]*$/.test(key))).toEqual([]);
  });

  test('keeps to its own rules', () => {
    const messages = english.map((message) => ({ ...message, text: message.english }));
    expect(messages.flatMap((message) => problemsOf('en', message))).toEqual([]);
  });
});

test.each(others)('the catalog %s is complete and matches the English one', (language) => {
  const catalog = readCatalog(language);
  expect(catalog.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  expect(catalog.flatMap((message) => problemsOf(language, message))).toEqual([]);
});

test('notices each mistake of a translation', () => {
  const faulty = {
    key: 'a.b',
    english: '{n, plural, one {# <b>gift</b>} other {#}}',
    notes: ['max 3'],
    fuzzy: true,
  };
  const problems = problemsOf('pl', { ...faulty, text: '{m, plural, one {#} other {#}}' });
  expect(problems).toEqual([
    'a.b was translated from a former English text',
    'a.b has other arguments',
    'a.b has other tags',
    'a.b lacks the plural forms few, many',
    'a.b is longer than 3 characters',
  ]);
});

const read = (file: string) => readFileSync(new URL(`generated/${file}`, import.meta.url), 'utf8');

test('the generated modules are those of the catalogs: run `npm run words`', () => {
  const generated = [...generate()];
  expect(generated.map(([file]) => [file, read(file)])).toEqual(generated);
});
