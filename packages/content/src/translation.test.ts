import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { contentDirectory, loadContent, loadContents, missingTextsIn } from './index.ts';

const shipped = contentDirectory({});
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(shipped, directory, { recursive: true });
  mkdirSync(join(directory, 'es'));
  const path = join(directory, 'foundation.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('languages: [en]', 'languages: [en, es]'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (file: string, source: string) => writeFileSync(join(directory, file), source);
const missing = (file: string) => missingTextsIn(directory, 'es').find((each) => each.file === file);
const spanish = () => loadContent(directory, 'es');

describe('a translation', () => {
  test('changes the fields that it has, and no other', () => {
    write('es/foundation.yaml', 'tagline: A Spanish light\ndescriptions:\n  about: Spanish {foundedYear}.\n');
    const { languages, ...own } = loadContent(shipped).foundation;
    expect(languages).toEqual(['en']);
    expect(spanish().foundation).toEqual({
      ...own,
      language: 'es',
      languages: ['en', 'es'],
      tagline: 'A Spanish light',
      descriptions: { ...own.descriptions, about: 'Spanish 2011.' },
    });
    expect(loadContent(directory).foundation.tagline).toBe(own.tagline);
  });

  test('changes the entry at the same position of a list, and keeps entries that it leaves empty', () => {
    const original = loadContent(shipped).home.campaigns;
    write('es/campaigns.yaml', '-\n- title: A Spanish well\n  picture:\n    alt: A well with a winch, in Spanish\n');
    const { campaigns } = spanish().home;
    expect(campaigns).toHaveLength(original.length);
    expect(campaigns[0]).toEqual(original[0]);
    expect(campaigns[1]).toEqual({
      ...original[1],
      title: 'A Spanish well',
      image_alt: 'A well with a winch, in Spanish',
    });
  });

  test('has its own sentences of mails, or those of the catalogs, but not those of the default language', () => {
    expect(loadContent(directory).mails.greeting).toBe('Hello {firstName},');
    expect(loadContent(directory, 'en').mails.greeting).toBe('Hello {firstName},');
    expect(spanish().mails).toEqual({});
    expect(missing('mails.yaml')).toBeUndefined();
    write('es/mails.yaml', 'greeting: ¡Hola, {firstName}!');
    expect(spanish().mails).toEqual({ greeting: '¡Hola, {firstName}!' });
  });

  test('may be a file of comments', () => {
    write('es/home.yaml', '# Later\n');
    expect(spanish().home.hero).toEqual(loadContent(shipped).home.hero);
  });

  test('is not read for the default language', () => {
    write('es/foundation.yaml', 'tagline: A Spanish light\n');
    const contents = loadContents(directory);
    expect([...contents].map(([language, { foundation }]) => [language, foundation.language])).toEqual([
      ['en', 'en'],
      ['es', 'es'],
    ]);
    expect(contents.get('en')?.foundation.tagline).toBe(loadContent(shipped).foundation.tagline);
    expect(contents.get('es')?.foundation.tagline).toBe('A Spanish light');
  });
});

describe('a mistake in a translation is one sentence', () => {
  test.each([
    [
      'an unknown field',
      'foundation.yaml',
      'tag: x',
      'es/foundation.yaml, line 1: "tag" is not a known field; check its spelling.',
    ],
    [
      'an unknown field within a list',
      'campaigns.yaml',
      '-\n- titles: x',
      'es/campaigns.yaml, line 2: "titles" (in entry 2) is not a known field; check its spelling.',
    ],
    [
      'a wrong shape',
      'foundation.yaml',
      '\ndescriptions: x',
      'es/foundation.yaml, line 2: "descriptions" must be a group of indented fields.',
    ],
    [
      'a list where a group is',
      'site.yaml',
      'account: [x]',
      'es/site.yaml, line 1: "account" must be a group of indented fields.',
    ],
    [
      'an entry too many',
      'quotes.yaml',
      'quotes: [a, b, c, d, e, f]',
      'es/quotes.yaml, line 1: entry 6 (in "quotes") is in no entry of quotes.yaml.',
    ],
    [
      'a mistake in a text',
      'mails.yaml',
      'greeting: Hi',
      'es/mails.yaml, line 1: "greeting" must contain {firstName}.',
    ],
    [
      'a fact of the books',
      'foundation.yaml',
      'timeZone: Europe/Madrid',
      'es/foundation.yaml, line 1: "timeZone" is the same in every language; only foundation.yaml has it.',
    ],
    ['a file that nothing reads', 'hom.yaml', 'x: 1', 'es/hom.yaml is not the translation of a file; check its name.'],
  ])('%s', (_case, file, source, sentence) => {
    write(`es/${file}`, source);
    expect(spanish).toThrow(`\n  ${sentence}`);
    expect(() => loadContents(directory)).toThrow(sentence);
    expect(() => loadContent(directory)).not.toThrow();
  });

  test('in YAML that is not valid', () => {
    write('es/home.yaml', 'hero: {');
    expect(spanish).toThrow('es/home.yaml, line 1: this is not valid YAML');
  });
});

describe('missing texts', () => {
  test('are all texts of a file without a translation', () => {
    const { lines = [], all } = missing('foundation.yaml') ?? {};
    expect(lines).toHaveLength(all ?? 0);
    const source = readFileSync(join(directory, 'foundation.yaml'), 'utf8').split('\n');
    expect(lines.map((line) => source[line - 1]?.trim().split(':')[0]).join(' ')).toBe(
      'tagline description about signUp signIn resetPassword dashboard requestHelp donateNow currencyNote feeNote summary - text text role',
    );
  });

  test('are not those that are translated', () => {
    const before = missing('home.yaml')?.lines.length ?? 0;
    write('es/home.yaml', 'hero:\n  reach: in 14 countries\nstatistics:\n  - label: charge\n');
    expect(missing('home.yaml')?.lines).toHaveLength(before - 2);
  });

  test('are none in a file of names and pictures', () => {
    expect(missing('founders.yaml')).toBeUndefined();
  });

  test('include the descriptions of pictures', () => {
    write('es/campaigns.yaml', '- tag: Water\n  title: A Spanish well\n');
    const [line = 0] = missing('campaigns.yaml')?.lines ?? [];
    expect(readFileSync(join(directory, 'campaigns.yaml'), 'utf8').split('\n')[line - 1]).toContain('alt:');
  });
});
