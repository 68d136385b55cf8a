import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anAwkwardTitle } from '../fixtures/index.ts';
import { newsTitleOf, paths, withCampaign } from '../index.ts';

/** Any code point, unpaired surrogates included; half of them ASCII. */
const anyCharacter = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

test('has the addresses of the route table (specification §2)', () => {
  expect(paths).toMatchObject({
    home: '/',
    about: '/about',
    signUp: '/signup',
    signIn: '/signin',
    resetPassword: '/reset-password',
    dashboard: '/dashboard',
    requestHelp: '/request-help',
    donateNow: '/donate-now',
  });
});

describe('a news title in an address', () => {
  test.each([
    anAwkwardTitle,
    'Nails or screws? 2024/25 with screws & washers: leaks down from 50% to 8%',
    '%2F',
    '100%',
    '%',
    'a/b/c/',
    'what? #why',
    'Café & crème',
    '天気 🌦️',
    ' a title with spaces ',
    'news/news/',
    'a/ b',
    'see /news/ for more',
  ])('decodes %j to itself', (title) => {
    const address = new URL(paths.news(title), 'https://hearthlight.example');
    expect(address.search + address.hash).toBe('');
    expect(address.pathname.split('/')).toHaveLength(3);
    expect(newsTitleOf(address.pathname)).toBe(title);
  });

  test('decodes any title to its well-formed equivalent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (title) => {
        expect(newsTitleOf(paths.news(title))).toBe(title.toWellFormed());
      }),
    );
  });

  test('replaces an unpaired surrogate in every address with a title', () => {
    const title = 'a\ud800b';
    expect(paths.news(title)).toBe('/news/a%EF%BF%BDb');
    expect(paths.comment(title)).toBe('/news/a%EF%BF%BDb/comment');
    expect(withCampaign('/signin', { title })).toBe('/signin?campaign=a%EF%BF%BDb');
  });

  test('ignores a trailing slash and the prefix of a language', () => {
    expect(newsTitleOf('/news/Forty%20days/')).toBe('Forty days');
    expect(newsTitleOf('/es/news/Forty%20days')).toBe('Forty days');
    expect(newsTitleOf('/es/news/see%20%2Fnews%2F')).toBe('see /news/');
  });

  test.each(['/news/50%', '/news/%E0%A4%A', '/news/%zz'])(
    'returns undefined for %j, which is wrongly encoded',
    (address) => {
      expect(newsTitleOf(address)).toBeUndefined();
    },
  );
});

test.each([anAwkwardTitle, 'Roofs & rafters? 50% #2', 'A + B', '天気 🌦️'])(
  'the campaign %j is in an address as it is',
  (title) => {
    const address = new URL(withCampaign(paths.signIn, { title }), 'https://hearthlight.example');
    expect([address.pathname, address.hash]).toEqual([paths.signIn, '']);
    expect([...address.searchParams]).toEqual([['campaign', title]]);
  },
);
