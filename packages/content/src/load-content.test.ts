import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languages } from '@hearthlight/words/languages';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

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

const suggested = () => loadContent(directory).foundation.suggestedAmounts;

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

test('a picture may name the point that stays visible when a frame crops it', () => {
  edit('home.yaml', 'file: hero.svg', 'file: hero.svg#focus=70,30');
  expect(loadContent(directory).home.hero.picture.src).toBe('/pictures/hero.svg#focus=70,30');
});

test('the language is the first of the list, and English without one', () => {
  expect(loadContent(directory).foundation).toMatchObject({ language: 'en', languages: ['en'] });
  edit('foundation.yaml', 'languages: [en]', 'languages: [es, ar]');
  expect(loadContent(directory).foundation).toMatchObject({ language: 'es', languages: ['es', 'ar'] });
  edit('foundation.yaml', 'languages: [es, ar]', '');
  expect(loadContent(directory).foundation).toMatchObject({ language: 'en', languages: ['en'] });
});

describe('the currency', () => {
  test('is US dollars without one', () => {
    edit('foundation.yaml', 'currency: USD\n', '');
    expect(loadContent(directory).foundation.currency).toBe('USD');
  });

  test('is that of amounts in texts, in the language of the folder', () => {
    edit('foundation.yaml', 'languages: [en]', 'languages: [es]');
    edit('foundation.yaml', 'currency: USD', 'currency: EUR');
    edit('foundation.yaml', 'US dollars (USD)', 'euros (€)');
    edit('recipients.yaml', 'amount: ', 'amount: 1234.5 # ');
    expect(loadContent(directory).home.recipients[0]?.message).toContain('1.234,50\u00A0€');
  });

  test('decides which amounts a pledge suggests, unless the file says so', () => {
    edit('foundation.yaml', 'suggestedAmounts: [25, 50, 100]\n', '');
    expect(suggested()).toEqual([25, 50, 100]);
    edit('foundation.yaml', 'currency: USD', 'currency: JPY');
    edit('foundation.yaml', 'US dollars (USD)', 'yen (JPY)');
    expect(suggested()).toEqual([2500, 5000, 10_000]);
    edit('foundation.yaml', 'currency: JPY', 'currency: JPY\nsuggestedAmounts: [1000, 3000]');
    expect(suggested()).toEqual([1000, 3000]);
  });

  test('is a code that exists, and the note below a pledge names it', () => {
    const line = edit('foundation.yaml', 'currency: USD', 'currency: EURO');
    expect(problems()).toEqual([
      `foundation.yaml, line ${line}: "currency" is "EURO"; it must be the code of a currency (ISO 4217) such as USD, EUR or KES.`,
    ]);
    edit('foundation.yaml', 'currency: EURO', 'currency: KES');
    const note = lineOf('foundation.yaml', 'currencyNote:');
    expect(problems()).toEqual([`foundation.yaml, line ${note}: "currencyNote" must name the currency, KES.`]);
  });
});

test('the account for bank transfers is checked with the currency, and named with its line', () => {
  edit('foundation.yaml', 'currency: USD', 'currency: EUR');
  edit('foundation.yaml', 'US dollars (USD)', 'euros (EUR)');
  edit(
    'foundation.yaml',
    /  details:[^#]*/.exec(read('foundation.yaml'))?.[0] ?? '',
    '  iban: EG380019000500000000263180002\n\n',
  );
  const line = lineOf('foundation.yaml', '  iban:');
  expect(problems()).toEqual([
    `foundation.yaml, line ${line}: "iban" (in "bankAccount") must be in a country of SEPA; write another account as "details".`,
  ]);
});

test('the facts about the foundation are read without the other files', () => {
  edit('founders.yaml', 'picture: portrait-28.svg', 'picture: nobody.svg');
  expect(() => loadContent(directory)).toThrow('nobody.svg');
  expect(loadContent(shipped).foundation).toEqual({
    ...loadFoundation(directory),
    privacy: expect.objectContaining({ title: 'Privacy' }),
  });
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
      '"goal" (in entry 2) must be an amount, digits only.',
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
      `entry 2 (in "languages") is "xx"; the interface has the languages ${languages.map(({ tag }) => tag).join(', ')}.`,
    ],
    [
      'a language that is repeated',
      'foundation.yaml',
      'languages: [en]',
      'languages: [es, en, es]',
      'entry 3 (in "languages") must not repeat an earlier entry.',
    ],
    ['no language', 'foundation.yaml', 'languages: [en]', 'languages: []', '"languages" must have at least one entry.'],
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
    ['a misspelled color', '--ink:', '--inc:', '"--inc" is not a color or font of the design; check its spelling'],
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
    ['https://fonts.example/a.woff2', `"src" must name a file in the folder "fonts" such as url('fonts/inter.woff2')`],
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
      'logo.svg: the file must be an SVG picture with a viewBox such as viewBox="0 0 30 34".',
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
    expect(problems()).toEqual([
      'logo-on-dark.svg is missing. Every content folder has this file, or logo-on-dark.png.',
    ]);
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
    expect(() => loadContent(join(directory, 'nowhere'))).toThrow(/nowhere does not exist; check CONTENT_DIR/);
  });
});

/** Gives a list `count` entries: those that it has, then changed copies of the first. */
function entries(file: string, key: string | undefined, count: number): void {
  const document = parse(read(file));
  const value = key === undefined ? document : document[key];
  const made = Array.from({ length: count }, (_, index) => value[index] ?? another(value[0], index));
  writeFileSync(join(directory, file), stringify(key === undefined ? made : { ...document, [key]: made }));
}

/** An entry with a name, a title and a picture of its own. */
function another(entry: unknown, index: number): unknown {
  if (typeof entry === 'string') return `${entry} ${index}`;
  const own = `own-${index}.svg`;
  cpSync(join(directory, 'logo.svg'), join(directory, 'pictures', own));
  return JSON.parse(
    JSON.stringify(entry, (key, value) => {
      if (key === 'name' || key === 'title' || key === 'label') return `${value} ${index}`;
      return typeof value === 'string' && value.endsWith('.svg') ? own : value;
    }),
  );
}

describe.each([
  ['campaigns.yaml', undefined, 'the file'],
  ['stories.yaml', undefined, 'the file'],
  ['recipients.yaml', undefined, 'the file'],
  ['volunteers.yaml', undefined, 'the file'],
  ['founders.yaml', undefined, 'the file'],
  ['quotes.yaml', 'quotes', '"quotes"'],
  ['quotes.yaml', 'authors', '"authors"'],
  ['home.yaml', 'statistics', '"statistics"'],
  ['foundation.yaml', 'social', '"social"'],
])('%s: the list %s', (file, key, name) => {
  test('may have 100 entries, and no more', () => {
    entries(file, key, 100);
    expect(problems()).toEqual([]);
    entries(file, key, 101);
    const line = lineOf(file, key === undefined ? '- ' : `${key}:`);
    expect(problems()).toEqual([`${file}, line ${line}: ${name} must have at most 100 entries.`]);
  });

  test('may have one entry, and none', () => {
    entries(file, key, 1);
    expect(problems()).toEqual([]);
    entries('quotes.yaml', 'quotes', 0);
    entries(file, key, 0);
    expect(problems()).toEqual([]);
  });
});

test('a list without entries may be a file of comments, or a key without a value', () => {
  writeFileSync(join(directory, 'founders.yaml'), '# We are nobody yet.\n');
  const { social: _, ...facts } = parse(read('foundation.yaml'));
  writeFileSync(join(directory, 'foundation.yaml'), `${stringify(facts)}social:\n`);
  const { foundation, home } = loadContent(directory);
  expect([foundation.social, home.founders]).toEqual([[], []]);
});

test('the links in the footer may be left out', () => {
  const { social: _, ...facts } = parse(read('foundation.yaml'));
  writeFileSync(join(directory, 'foundation.yaml'), stringify(facts));
  expect(loadContent(directory).foundation.social).toEqual([]);
});

test('a foundation without campaigns says so', () => {
  expect(loadContent(directory).foundation).not.toHaveProperty('withoutCampaigns');
  writeFileSync(join(directory, 'campaigns.yaml'), '[]');
  expect(loadContent(directory).foundation.withoutCampaigns).toBe(true);
});

describe('the privacy page', () => {
  test('is optional', () => {
    expect(loadContent(directory).foundation.privacy?.title).toBe('Privacy');
    rmSync(join(directory, 'privacy.yaml'));
    const { foundation, privacy } = loadContent(directory);
    expect(privacy).toBeUndefined();
    expect(foundation).not.toHaveProperty('privacy');
  });

  test('has a day, and a section at least', () => {
    const line = edit('privacy.yaml', 'updated: 2026-11-30', 'updated: November');
    expect(problems()).toEqual([`privacy.yaml, line ${line}: "updated" must be a date such as 2011-11-06.`]);
    edit('privacy.yaml', 'updated: November', 'updated: 2026-12-01');
    const { sections: _, ...others } = parse(read('privacy.yaml'));
    writeFileSync(join(directory, 'privacy.yaml'), `${stringify(others)}sections: []\n`);
    expect(problems()).toEqual([expect.stringContaining('"sections" must have at least one entry.')]);
  });
});

test('home shows the campaigns of the database instead of those of the folder', () => {
  expect(loadContent(directory).home.liveCampaigns).toBe(false);
  edit('home.yaml', 'hero:', 'campaigns: live\nhero:');
  const { foundation, home } = loadContent(directory);
  expect([home.liveCampaigns, home.campaigns, home.campaignList.date]).toEqual([true, [], undefined]);
  expect(foundation).not.toHaveProperty('withoutCampaigns');
  edit('home.yaml', 'campaigns: live', 'campaigns: life');
  expect(problems()).toEqual([expect.stringContaining('"campaigns" must be fixed or live.')]);
});

test('the figures of home may have a day', () => {
  expect(loadContent(directory).home.campaignList.date).toBe('2026-11-30');
  edit('home.yaml', 'date: 2026-11-30', 'date: November');
  expect(problems()).toEqual([expect.stringContaining('"date" (in "campaignList") must be a date such as')]);
  edit('home.yaml', '  date: November\n', '');
  expect(loadContent(directory).home.campaignList.date).toBeUndefined();
});

test('quotes need someone who says them', () => {
  entries('quotes.yaml', 'authors', 0);
  const line = lineOf('quotes.yaml', 'authors:');
  expect(problems()).toEqual([`quotes.yaml, line ${line}: "authors" must name someone for the quotes.`]);
});

test('the second opening has at most five pictures', () => {
  const line = lineOf('home.yaml', '  pictures:');
  edit('home.yaml', '  pictures:\n', '  pictures:\n    - hero.svg\n');
  const name = '"pictures" (in "secondHero")';
  expect(problems()).toEqual([`home.yaml, line ${line}: ${name} must have at most 5 entries.`]);
});

test.each([
  ['home.yaml', 'requestAssistance', 'steps', '"steps" (in "requestAssistance")'],
  ['about.yaml', 'mission', 'paragraphs', '"paragraphs" (in "mission")'],
])('%s: %s always has %s', (file, group, key, name) => {
  const document = parse(read(file));
  const changed = { ...document, [group]: { ...document[group], [key]: [] } };
  writeFileSync(join(directory, file), stringify(changed));
  expect(problems()).toEqual([expect.stringContaining(`${name} must have at least one entry.`)]);
});

test('a foundation without a history names its year all the same', () => {
  const document = parse(read('about.yaml'));
  const changed = { ...document, history: { ...document.history, milestones: [] } };
  writeFileSync(join(directory, 'about.yaml'), stringify(changed));
  expect(loadContent(directory).foundation.foundedYear).toBe(2011);
});

/** A PNG twice as wide as high. */
const aPng = (width: number, bytes = Buffer.alloc(width * width * 2)) =>
  sharp(bytes, { raw: { width, height: width / 2, channels: 4 } })
    .png()
    .toBuffer();

const png = await aPng(128);
const smallPng = await aPng(126);
const largePng = await aPng(128, randomBytes(128 * 128 * 2));

/** Puts a PNG in the place of an SVG. */
function put(name: string, source: string | Buffer): void {
  rmSync(join(directory, `${name}.svg`), { force: true });
  writeFileSync(join(directory, `${name}.png`), source);
}

describe('a logo that is a PNG', () => {
  test('takes the place of the SVG and has the proportions of its pixels', () => {
    put('logo', png);
    put('logo-on-dark', png);
    const { dark, light, size } = loadContent(directory).logo;
    expect([light.type, dark.type, size]).toEqual(['image/png', 'image/png', [128, 64]]);
    expect(light.source).toEqual(png);
  });

  test.each([
    ['no PNG', 'GIF89a', 'be a PNG picture'],
    ['too small', smallPng, 'be at least 128 pixels wide or high'],
    ['too large', largePng, 'have at most 12 kB; use fewer pixels or colors'],
  ])('%s', (_, source, expected) => {
    put('logo', source);
    expect(problems()).toEqual([`logo.png: the file must ${expected}.`]);
  });

  test('beside an SVG, is reported', () => {
    writeFileSync(join(directory, 'logo.png'), png);
    expect(problems()).toEqual(['logo.svg and logo.png are the same logo. Delete one of them.']);
  });
});

test('CONTENT_DIR chooses another folder, relative to the repository', () => {
  expect(contentDirectory({ CONTENT_DIR: directory })).toBe(directory);
  expect(contentDirectory({ CONTENT_DIR: 'packages/content/hearthlight' })).toBe(shipped);
});
