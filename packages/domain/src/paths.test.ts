import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anAwkwardTitle } from './fixtures/index.ts';
import { newsTitleOf, paneNames, paneOf, paths } from './index.ts';

/** Any sign of Unicode, half surrogate pairs included; half of them plain letters and marks. */
const anySign = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

test('the addresses are those of the route table', () => {
  expect(paths).toMatchObject({
    home: '/',
    homeAlias: '/home',
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
    'Why 50 % of roofs fail: what A/B testing nails & screws taught us?',
    '%2F',
    '100%',
    '%',
    'a/b/c/',
    'what? #why',
    'Café & crème',
    '天気 🌦️',
    ' a title with blanks ',
    'news/news/',
  ])('%j comes back as it went', (title) => {
    const address = new URL(paths.news(title), 'https://hearthlight.example');
    expect(address.search + address.hash).toBe('');
    expect(address.pathname.split('/')).toHaveLength(3);
    expect(newsTitleOf(address.pathname)).toBe(title);
  });

  test('any title comes back, half characters mended', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (title) => {
        expect(newsTitleOf(paths.news(title))).toBe(title.toWellFormed());
      }),
    );
  });

  test('a slash at the end of the address is not of the title', () => {
    expect(newsTitleOf('/news/Forty%20days/')).toBe('Forty days');
  });

  test.each(['/news/50%', '/news/%E0%A4%A', '/news/%zz'])('%j is wrongly encoded', (address) => {
    expect(newsTitleOf(address)).toBeUndefined();
  });
});

describe('panes', () => {
  test.each(paneNames)('the address of %s asks for it', (pane) => {
    const { pathname, search } = new URL(paths.pane(pane), 'https://hearthlight.example');
    expect(paneOf(pathname, search)).toBe(pane);
  });

  test.each([
    ['/dashboard', ''],
    ['/dashboard', '?pane=nobody'],
    ['/dashboard', '?pane=history2'],
    ['/dashboard', '?window=history'],
    ['/dashboard', '?pane='],
  ])('%s%s asks for the dashboard itself', (pathname, search) => {
    expect(paneOf(pathname, search)).toBe('dashboard');
  });

  test('other things may stand in the address as well', () => {
    expect(paneOf('/dashboard', '?from=mail&pane=updates&x=1')).toBe('updates');
    expect(paneOf('/donate-now/', '')).toBe('donate');
  });
});
