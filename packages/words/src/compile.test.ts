// cspell:words Fuera Gîṽé ĝîƒţ ĝîƒţš ñöŵ espere
import { stripTypeScriptTypes } from 'node:module';

import { describe, expect, test } from 'vitest';

import { parseCatalog, writeCatalog } from './catalog.ts';
import { compile } from './compile.ts';
import { formatNumber, numberSignsOf } from './number.ts';
import { plural } from './plural.ts';
import { pseudoOf } from './pseudo.ts';

const message = (key: string, english: string) => ({ key, english, text: '', notes: [], fuzzy: false });
const english = [
  message('home.title', 'Don’t "wait"'),
  message('home.raised', '{amount} raised by {count, plural, one {# donor} other {# donors}}'),
];

const codeOf = (language: string, texts: Record<string, string> = {}, messages = english) =>
  compile(messages, { language, plurals: language, textOf: ({ key }) => texts[key] ?? '' }).get(`${language}/home.ts`);

/** The texts of the messages above, and of those below. */
interface Home {
  title: string;
  raised: (args: { amount: string; count: number }) => string;
  given: (args: { code: string; count: number }) => string;
}

/** Compiles the area `home` and evaluates the module. A module in an address needs whole addresses of what it imports. */
async function evaluate(...source: Parameters<typeof codeOf>): Promise<Home> {
  const code = stripTypeScriptTypes(codeOf(...source) ?? '')
    .replaceAll("'../../", `'${new URL('.', import.meta.url).href}`)
    .replace('make-plural/cardinals', import.meta.resolve('make-plural/cardinals'));
  const { home }: { home: Home } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return home;
}

describe('compile', () => {
  test('writes texts and functions of their arguments', async () => {
    const { raised, title } = await evaluate('en');
    expect(title).toBe('Don’t "wait"');
    expect(raised({ amount: '$5', count: 1 })).toBe('$5 raised by 1 donor');
    expect(raised({ amount: '$5', count: 1234 })).toBe('$5 raised by 1,234 donors');
  });

  test('falls back to English', async () => {
    const { raised, title } = await evaluate('es', { 'home.title': 'No espere' });
    expect(title).toBe('No espere');
    expect(raised({ amount: '$5', count: 1234 })).toBe('$5 raised by 1.234 donors');
  });

  test('writes Arabic numbers with its digits, and leaves texts such as codes as they are', async () => {
    const messages = [message('home.given', '{code}: {count, plural, one {#} other {#}}')];
    const { given } = await evaluate('ar', {}, messages);
    expect(given({ code: 'A-42', count: 1234 })).toBe('A-42: ١٬٢٣٤');
    expect(given({ code: '42', count: 1 })).toBe('42: ١');
  });

  test('exports each area of a browser', () => {
    const more = [message('siteMap.name', 'Map'), message('outbox.sent', 'Sent')];
    const modules = compile([...english, ...more], {
      language: 'en',
      plurals: 'en',
      textOf: () => '',
    });
    const exported = modules.get('en/index.ts')?.matchAll(/^export \{ (\w+) \} from '\.\/([\w-]+)\.ts';$/gm) ?? [];
    expect(Array.from(exported, ([, name, file]) => [name, file])).toEqual([
      ['home', 'home'],
      ['siteMap', 'site-map'],
    ]);
  });

  test('refuses a message with a mistake', () => {
    expect(() => codeOf('en', { 'home.title': 'Hello {name' })).toThrow('Unexpected message end at line 1');
  });
});

describe('writeCatalog', () => {
  const known = parseCatalog(
    ['msgctxt "home.title"\nmsgid "Stop"\nmsgstr "Alto"', 'msgctxt "home.gone"\nmsgid "Gone"\nmsgstr "Fuera"'].join(
      '\n\n',
    ),
  );

  test('keeps a translation, marks it if the English text changed, and drops removed keys', () => {
    const written = parseCatalog(writeCatalog('es', english, known));
    expect(written.map(({ key, text, fuzzy }) => [key, text, fuzzy])).toEqual([
      ['home.title', 'Alto', true],
      ['home.raised', '', false],
    ]);
  });
});

test('the pseudo-language keeps arguments, plurals and tags', () => {
  expect(pseudoOf(message('a.b', 'Give <b>now</b> {name}'))).toBe('⟦Gîṽé <b>ñöŵ</b> {name}········⟧');
  expect(pseudoOf(message('a.b', '{n, plural, one {# gift} other {# gifts}}'))).toMatch(
    /^⟦\{n, plural, one \{# ĝîƒţ\} other \{# ĝîƒţš\}\}·+⟧$/,
  );
});

const oneOrFew = (count: number) => (count === 1 ? 'one' : 'few');

test('plural prefers the exact form, then the category, then other', () => {
  const forms = { '=0': 'none', one: 'one', other: 'many' };
  expect([0, 1, 2].map((count) => plural(count, oneOrFew, forms))).toEqual(['none', 'one', 'many']);
});

test.each([
  ['en', 999, '999'],
  ['en', -1234567, '-1,234,567'],
  ['es', 1234, '1.234'],
  ['pl', 12345, '12\u00a0345'],
  ['ar', 12345, '١٢٬٣٤٥'],
])('a number in %s: %d is %s', (language, count, text) => {
  const { digits, group } = numberSignsOf(language);
  expect(formatNumber(count, group, digits)).toBe(text);
});
