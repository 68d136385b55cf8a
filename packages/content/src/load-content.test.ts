import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ContentError, contentDirectory, loadContent, loadFoundation, picturesIn } from './index.ts';

const shipped = contentDirectory({});
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(shipped, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const read = (file: string) => readFileSync(join(directory, file), 'utf8');

/** Replaces the first `from` of a file, which must contain it, and returns its line. */
function edit(file: string, from: string, to: string): number {
  const source = read(file);
  expect(source).toContain(from);
  writeFileSync(
    join(directory, file),
    source.replace(from, () => to),
  );
  return source.slice(0, source.indexOf(from)).split('\n').length;
}

/** The number of the first line that contains `part`. */
const lineOf = (file: string, part: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

/** The sentences of the error that loading the folder throws. */
function problems(): string[] {
  try {
    loadContent(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n  ').slice(1);
    throw error;
  }
  return [];
}

test('returns what the files say', () => {
  edit('foundation.yaml', 'name: Hearthlight Foundation', 'name: Northwind Relief');
  edit('campaigns.yaml', 'goal: 18000', 'goal: 18500.5');
  const { foundation, home } = loadContent(directory);
  expect(foundation.name).toBe('Northwind Relief');
  expect(home.campaigns[0]).toMatchObject({ goal: 18_500.5, image_url: '/pictures/well.svg' });
});

test('the language is the first of the list, and English without one', () => {
  expect(loadContent(directory).foundation).toMatchObject({ language: 'en', languages: ['en'] });
  edit('foundation.yaml', 'languages: [en]', 'languages: [es, ar]');
  expect(loadContent(directory).foundation).toMatchObject({ language: 'es', languages: ['es', 'ar'] });
  edit('foundation.yaml', 'languages: [es, ar]', '');
  expect(loadContent(directory).foundation).toMatchObject({ language: 'en', languages: ['en'] });
});

test('the facts about the foundation are read without the other files', () => {
  edit('founders.yaml', 'picture: portrait-28.svg', 'picture: nobody.svg');
  expect(() => loadContent(directory)).toThrow('nobody.svg');
  expect(loadFoundation(directory)).toEqual(loadContent(shipped).foundation);
  edit('foundation.yaml', 'supportEmail: support@hearthlight.example', 'supportEmail: support');
  expect(() => loadFoundation(directory)).toThrow('"supportEmail" must be an e-mail address');
  expect(() => loadFoundation(join(directory, 'nowhere'))).toThrow('nowhere does not exist');
});

describe('a mistake is one sentence with file, line and what is expected', () => {
  test.each<[string, string, string, string, string, string?]>([
    ['a missing field', 'foundation.yaml', 'tagline:', '#', '"tagline" is missing.', '# The facts'],
    ['an empty text', 'site.yaml', 'line: Ten', 'line: "" # Ten', '"line" (in "account") must not be empty.'],
    [
      'a misspelled field',
      'foundation.yaml',
      'phone:',
      'fone: 1\nphone:',
      '"fone" is not a known field; check its spelling.',
    ],
    [
      'a figure that is not a number',
      'campaigns.yaml',
      'goal: 9500',
      'goal: $9,500',
      '"goal" (in entry 2) must be an amount in US dollars, digits only.',
    ],
    ['a goal of nothing', 'campaigns.yaml', 'goal: 9500', 'goal: 0', '"goal" (in entry 2) must be above 0.'],
    [
      'a negative amount',
      'campaigns.yaml',
      'collected: 9860',
      'collected: -1',
      '"collected" (in entry 2) must not be below 0.',
    ],
    [
      'a picture that does not exist',
      'founders.yaml',
      'picture: portrait-28.svg',
      'picture: nobody.svg',
      '"picture" (in entry 2) names the picture "nobody.svg", which is not in the folder "pictures".',
    ],
    [
      'a number where a text is expected',
      'foundation.yaml',
      "postalCode: '97204'",
      'postalCode: 97204',
      '"postalCode" (in "address") must be a text; put a number in quotes.',
    ],
    [
      'a wrong e-mail address',
      'foundation.yaml',
      'supportEmail: support@hearthlight.example',
      'supportEmail: support',
      '"supportEmail" must be an e-mail address such as help@example.org.',
    ],
    [
      'an unsafe link',
      'foundation.yaml',
      'address: https://www.facebook.com',
      'address: javascript:alert(1)//',
      '"address" (in "social", entry 1) must be an address that begins with https://.',
    ],
    [
      'a language that the interface does not have',
      'foundation.yaml',
      'languages: [en]',
      'languages: [en, xx]',
      'entry 2 (in "languages") is "xx"; the interface has the languages en, es, pl, ar.',
    ],
    [
      'a language that is repeated',
      'foundation.yaml',
      'languages: [en]',
      'languages: [es, en, es]',
      'entry 3 (in "languages") must not repeat an earlier entry.',
    ],
    [
      'no language',
      'foundation.yaml',
      'languages: [en]',
      'languages: []',
      '"languages" must have at least one entry.',
    ],
    [
      'a recipient without an amount',
      'recipients.yaml',
      'paid {amount} for',
      'paid money for',
      '"message" (in entry 1) must contain {amount}.',
      'message:',
    ],
    [
      'a subject without the code',
      'mails.yaml',
      "'{code} is your {product} code'",
      'Your code',
      '"subject" (in "signUpCode") must contain {code}.',
    ],
    [
      'a name that cannot be filled in',
      'mails.yaml',
      'Hello {firstName},',
      'Hello {firstName} {lastName},',
      '"greeting" contains {lastName}; only {firstName}, {product}, {name}, {supportEmail} can be filled in.',
    ],
    [
      'a wrong date',
      'about.yaml',
      'date: 2012-03-19',
      'date: March 2012',
      '"date" (in "history", "milestones", entry 2) must be a date such as 2011-11-06.',
    ],
    [
      'a date out of order',
      'about.yaml',
      'date: 2012-03-19',
      'date: 2011-03-19',
      '"date" (in "history", "milestones", entry 2) must be later than 2011-11-06.',
    ],
    [
      'a history that begins in another year',
      'about.yaml',
      'date: 2011-11-06',
      'date: 2010-11-06',
      '"date" (in "history", "milestones", entry 1) must be in 2011, which is "foundedYear" in foundation.yaml.',
    ],
    [
      'a name that occurs twice',
      'founders.yaml',
      'name: Tomás Herrera',
      'name: Ifeoma Nwosu',
      '"name" (in entry 2) must not repeat an earlier entry.',
    ],
    [
      'a portrait that occurs twice',
      'founders.yaml',
      'picture: portrait-28.svg',
      'picture: portrait-01.svg',
      '"picture" (in entry 2) must not repeat an earlier entry.',
    ],
    [
      'a person with two portraits',
      'about.yaml',
      'picture: portrait-01.svg',
      'picture: portrait-43.svg',
      '"picture" (in "people", "people", entry 1) must be portrait-01.svg, the portrait of Ifeoma Nwosu elsewhere.',
    ],
    [
      'a portrait of someone else',
      'volunteers.yaml',
      'picture: portrait-32.svg',
      'picture: portrait-01.svg',
      '"picture" (in entry 1) must not be portrait-01.svg, the portrait of Ifeoma Nwosu.',
    ],
  ])('%s', (_, file, from, to, sentence, at) => {
    const line = edit(file, from, to);
    expect(problems()).toEqual([`${file}, line ${at ? lineOf(file, at) : line}: ${sentence}`]);
  });

  test.each<[string, string, string, string]>([
    [
      'a misspelled color',
      '--ink:',
      '--inc:',
      '"--inc" is not a color or font of the design; check its spelling',
    ],
    ['a color in words', '--pine: #0e5a47', '--pine: green', '"--pine" must be a color such as #0e5a47'],
    ['a repeated color', '--ink:', '--paper:', '"--paper" is set a second time'],
    [
      'text that is hard to read',
      '--ink-soft: #5b554d',
      '--ink-soft: #757575',
      '"--ink-soft" has a contrast of 4.34:1 on "--paper-warm" (line 14), but text needs at least 4.5:1',
    ],
    [
      'a frame that is hard to see',
      '--goal-full: #2e8b57',
      '--goal-full: #2eb057',
      '"--goal-full" has a contrast of 2.81:1 on "--paper" (line 13), but edges and shapes need at least 3:1',
    ],
    [
      'fonts that a machine may lack',
      'system-ui, sans-serif',
      'system-ui, Arial',
      '"--font-sans" must be font families that end with a general one, such as Georgia, serif',
    ],
    [
      'a rule',
      ':root {',
      'body { margin: 1px } :root {',
      'only ":root" and "@font-face" may be here, because rules would change the layout',
    ],
  ])('%s', (_, from, to, sentence) => {
    const line = edit('brand.css', from, to);
    expect(problems()[0]).toContain(`brand.css, line ${line}: ${sentence}`);
  });

  test.each([
    [
      'https://fonts.example/a.woff2',
      `"src" must name a file in the folder "fonts" such as url('fonts/inter.woff2')`,
    ],
    ['fonts/none.woff2', '"src" names the file "fonts/none.woff2", which does not exist'],
  ])('the font %s', (file, sentence) => {
    const face = `@font-face { font-family: 'A'; src: url('${file}') }\n`;
    const line = edit('brand.css', ':root {', `${face}:root {`);
    expect(problems()).toEqual([`brand.css, line ${line}: ${sentence}.`]);
  });

  test('a color that is missing', () => {
    edit('brand.css', '--sun: #f2b53a;', '');
    expect(problems()).toEqual(['brand.css: "--sun" is missing.']);
  });

  test('a style sheet that is not CSS', () => {
    edit('brand.css', ':root {', ':root');
    expect(problems()).toEqual([expect.stringMatching(/^brand\.css, line \d+: this is not valid CSS: /)]);
  });

  test('a logo without size', () => {
    edit('logo.svg', 'viewBox="0 0 30 34"', '');
    expect(problems()).toEqual([
      'logo.svg, line 1: the file must be an SVG picture with a viewBox such as viewBox="0 0 30 34".',
    ]);
  });

  test('a missing field of a group is on the line of the group', () => {
    edit('foundation.yaml', '  region: OR\n', '');
    const line = lineOf('foundation.yaml', 'address:');
    expect(problems()).toEqual([`foundation.yaml, line ${line}: "region" (in "address") is missing.`]);
  });

  test('a file that is not YAML', () => {
    edit('site.yaml', 'picture: hero.svg', 'picture: [hero.svg');
    expect(problems()).toEqual([expect.stringMatching(/^site\.yaml, line \d+: this is not valid YAML: /)]);
  });

  test('a missing file', () => {
    rmSync(join(directory, 'about.yaml'));
    expect(problems()).toEqual(['about.yaml is missing. Every content folder has this file.']);
  });

  test('a missing logo', () => {
    rmSync(join(directory, 'logo-on-dark.svg'));
    expect(problems()).toEqual(['logo-on-dark.svg is missing. Every content folder has this file.']);
  });

  test('several mistakes are reported together', () => {
    edit('site.yaml', 'line: Ten', 'line: "" # Ten');
    edit('founders.yaml', 'picture: portrait-28.svg', 'picture: nobody.svg');
    expect(problems()).toHaveLength(2);
  });

  test.each(['pictures/leak.svg', 'home-copy.yaml'])('a link: %s', (name) => {
    symlinkSync('/etc/hostname', join(directory, name));
    const sentence = `${name} is a link or no regular file. Replace it with a file.`;
    expect(() => loadContent(directory)).toThrow(new ContentError(sentence));
    expect(() => loadFoundation(directory)).toThrow(new ContentError(sentence));
    expect(picturesIn(directory)).not.toContain('leak.svg');
  });

  test('a folder that does not exist', () => {
    expect(() => loadContent(join(directory, 'nowhere'))).toThrow(
      /nowhere does not exist; check CONTENT_DIR/,
    );
  });
});

/** Specification §2 and §9. */
test.each([
  ['campaigns.yaml', 11],
  ['recipients.yaml', 20],
  ['founders.yaml', 11],
])('%s has exactly %d entries', (file, count) => {
  const entries = read(file).split(/\n(?=- )/);
  writeFileSync(join(directory, file), entries.slice(0, -1).join('\n'));
  expect(problems()).toEqual([`${file}, line 1: the file must have exactly ${count} entries.`]);
});

test.each([
  ['home.yaml', 'statistics', 4, '  - value: "1"\n    label: more\n'],
  ['home.yaml', '  pictures', 5, '    - hero.svg\n'],
  ['quotes.yaml', 'quotes', 5, '  - One more.\n'],
  [
    'quotes.yaml',
    'authors',
    5,
    '  - name: A\n    place: B\n    occasion: C\n    year: 2020\n    picture: portrait-01.svg\n',
  ],
])('%s: %s has exactly %d entries', (file, key, count, more) => {
  edit(file, `${key}:\n`, `${key}:\n${more}`);
  const line = lineOf(file, `${key}:`);
  expect(problems()).toEqual([
    expect.stringMatching(new RegExp(`^${file}, line ${line}: .* must have exactly ${count} entries\\.$`)),
  ]);
});

test('CONTENT_DIR chooses another folder, relative to the repository', () => {
  expect(contentDirectory({ CONTENT_DIR: directory })).toBe(directory);
  expect(contentDirectory({ CONTENT_DIR: 'packages/content/hearthlight' })).toBe(shipped);
});
