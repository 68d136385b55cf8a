import { describe, expect, test } from 'vitest';

import {
  addressesOf,
  articlePageTitle,
  builtPageAt,
  isShown,
  pageAt,
  pageList,
  pages,
  paneNames,
  paneOf,
  paths,
} from '../index.ts';

const facts = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description.',
  privacy: { title: 'Privacy', intro: 'What we store.' },
  descriptions: {
    about: 'About.',
    signUp: 'Sign up.',
    signIn: 'Sign in.',
    resetPassword: 'Reset.',
    dashboard: 'Dashboard.',
    requestHelp: 'Help.',
    donateNow: 'Donate.',
  },
};

describe('the table of pages', () => {
  test('gives each address to one page', () => {
    const addresses = pageList.flatMap(addressesOf);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(pageList)('$path has a title and a description', (page) => {
    expect(page.title(facts)).not.toBe('');
    expect(page.description(facts)).not.toBe('');
  });

  test.each(pageList.filter(({ pane }) => pane))('$path is guarded, so it is empty and not indexed', (page) => {
    expect(page).toMatchObject({ screen: 'dashboard', indexed: false, beforeScript: 'frame' });
  });
});

test('a foundation without a privacy page has all the others', () => {
  expect(pageList.filter((page) => !isShown(page, {}))).toEqual([pages.privacy]);
  expect(pageList.filter((page) => !isShown(page, { privacy: { title: 'Privacy' } }))).toEqual([]);
});

describe('pageAt', () => {
  test.each(pageList.flatMap((page) => addressesOf(page).map((address) => ({ address, page }))))(
    'finds the page at $address, with and without a trailing slash',
    ({ address, page }) => {
      expect(pageAt(address)).toBe(page);
      expect(pageAt(`${address}/`)).toBe(page);
      expect(pageAt(`${address}//`)).toBe(page);
    },
  );

  test('finds the page of the pane that the query selects', () => {
    expect(pageAt('/dashboard', '?pane=help')?.path).toBe('/request-help');
    expect(pageAt('/dashboard', '?pane=history')?.path).toBe('/dashboard');
    expect(pageAt('/about', '?pane=help')?.path).toBe('/about');
  });

  test.each(['/nothing', '/news/A%20story', '/dashboard/x'])('finds none at %j', (address) => {
    expect(pageAt(address)).toBeUndefined();
  });
});

describe('builtPageAt', () => {
  test.each([
    ['/dashboard', '', '/dashboard'],
    ['/dashboard', '?pane=dashboard', '/dashboard'],
    ['/dashboard', '?from=mail&pane=history', '/dashboard/history.html'],
    ['/dashboard', '?pane=../secret', '/dashboard'],
    ['/donate-now', '?pane=history', '/donate-now'],
    ['/reset-password', '?pane=history', '/reset-password'],
    ['/nothing', '?pane=history', '/nothing'],
  ])('%s%s is in the file of %s', (pathname, search, file) => {
    expect(builtPageAt(pathname, search)).toBe(file);
  });
});

describe('paneOf', () => {
  test.each(paneNames)('returns %s for its address', (pane) => {
    const { pathname, search } = new URL(paths.pane(pane), 'https://hearthlight.example');
    expect(paneOf(pathname, search)).toBe(pane);
  });

  test.each([
    ['/dashboard', ''],
    ['/dashboard', '?pane=nobody'],
    ['/dashboard', '?pane=history2'],
    ['/dashboard', '?window=history'],
    ['/dashboard', '?pane='],
  ])('returns the dashboard pane for %s%s', (pathname, search) => {
    expect(paneOf(pathname, search)).toBe('dashboard');
  });

  test('reads the query of an address that is no page', () => {
    expect(paneOf('/nothing', '?pane=history')).toBe('history');
  });

  test('ignores other parameters and a trailing slash', () => {
    expect(paneOf('/dashboard', '?from=mail&pane=updates&x=1')).toBe('updates');
    expect(paneOf('/donate-now/', '')).toBe('donate');
  });
});

test('both addresses of the home page lead to it', () => {
  expect(addressesOf(pages.home)).toEqual(['/', '/home']);
  expect(addressesOf(pages.about)).toEqual(['/about']);
});

test('the title of an article is followed by the name of the foundation', () => {
  expect(articlePageTitle('A deep well', { name: 'Hearthlight Foundation' })).toBe(
    'A deep well · Hearthlight Foundation',
  );
});
