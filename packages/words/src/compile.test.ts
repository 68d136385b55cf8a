// cspell:words Fuera Gîṽé ĝîƒţ ĝîƒţš ñöŵ espere
import { describe, expect, test } from 'vitest';

import { parseCatalog, writeCatalog } from './catalog.ts';
import { compile } from './compile.ts';
import { argumentIn, formatNumber, numberSignsOf } from './number.ts';
import { plural } from './plural.ts';
import { pseudoOf } from './pseudo.ts';

const message = (key: string, english: string) => ({ key, english, text: '', notes: [], fuzzy: false });
const english = [
  message('home.title', 'Don’t "wait"'),
  message('home.raised', '{amount} raised by {count, plural, one {# donor} other {# donors}}'),
];

const moduleOf = (language: string, texts: Record<string, string>) =>
  compile(english, { language, plurals: language, textOf: ({ key }) => texts[key] ?? '' }).get(`${language}/home.ts`);

describe('compile', () => {
  test('writes texts and functions of their arguments', () => {
    expect(moduleOf('en', {})).toBe(
      [
        `import { en } from 'make-plural/cardinals';`,
        `import { plural } from '../../plural.ts';`,
        `import { formatNumber } from '../../number.ts';`,
        '',
        'export const home = {',
        '  title: "Don’t \\"wait\\"",',
        `  raised: (args: { amount: string | number; count: number }): string => String(args.amount) + " raised by " + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " donor", 'other': formatNumber(args.count, ',') + " donors" }),`,
        '};',
        '',
      ].join('\n'),
    );
  });

  test('falls back to English and types other languages after it', () => {
    const code = moduleOf('es', { 'home.title': 'No espere' });
    expect(code).toContain('export const home: typeof English = {');
    expect(code).toContain('title: "No espere"');
    expect(code).toContain('" raised by "');
  });

  test('writes one export for each area of a browser', () => {
    const more = [message('siteMap.name', 'Map'), message('outbox.sent', 'Sent')];
    const modules = compile([...english, ...more], {
      language: 'en',
      plurals: 'en',
      textOf: () => '',
    });
    expect(modules.get('en/index.ts')).toBe(
      "export { home } from './home.ts';\nexport { siteMap } from './site-map.ts';\n",
    );
  });

  test('refuses a message with a mistake', () => {
    expect(() => moduleOf('en', { 'home.title': 'Hello {name' })).toThrow('Unexpected message end at line 1');
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

test('Arabic writes numbers with its digits, and leaves texts such as codes as they are', () => {
  const code = compile([message('a.b', '{code}: {n, plural, one {#} other {#}}')], {
    language: 'ar',
    plurals: 'ar',
    textOf: () => '',
  }).get('ar/a.ts');
  expect(code).toContain(`argumentIn('٠١٢٣٤٥٦٧٨٩', args.code)`);
  expect(code).toContain(`formatNumber(args.n, '٬', '٠١٢٣٤٥٦٧٨٩')`);
  expect([argumentIn('٠١٢٣٤٥٦٧٨٩', 42), argumentIn('٠١٢٣٤٥٦٧٨٩', 'A-42')]).toEqual(['٤٢', 'A-42']);
});
