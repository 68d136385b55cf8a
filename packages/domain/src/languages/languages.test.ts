import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { languageOfPath, pageList, pathIn, addressesOf, paths, type SiteLanguages } from '../index.ts';

const languages: SiteLanguages = ['en', 'es', 'ar'];

describe('the language of an address', () => {
  test.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es?stories=all', 'es'],
    ['/es#beneficiaries', 'es'],
    ['/es/news/Forty%20days', 'es'],
    ['/ar/about', 'ar'],
    ['/%65s-ca', 'en'],
    ['/español', 'en'],
    ['/es-MX/about', 'en'],
    ['/news/es', 'en'],
    // The default has no prefix, and Polish is no language of this site.
    ['/en/about', 'en'],
    ['/pl/about', 'en'],
  ] as const)('%s is %s', (path, language) => {
    expect(languageOfPath(path, languages)).toBe(language);
  });

  test('is the only one of a site with one language', () => {
    expect(languageOfPath('/es/about', ['es'])).toBe('es');
    expect(pathIn('es', '/about', ['es'])).toBe('/about');
  });
});

describe('the same page in another language', () => {
  test.each([
    ['/', '/es'],
    ['/home', '/es/home'],
    ['/about', '/es/about'],
    ['/about/', '/es/about/'],
    ['/#beneficiaries', '/es#beneficiaries'],
    ['/?stories=all', '/es?stories=all'],
    ['/dashboard?pane=history#list', '/es/dashboard?pane=history#list'],
    ['/ar/signin', '/es/signin'],
    ['/ar', '/es'],
    ['/español', '/es/español'],
  ])('%s is %s', (path, spanish) => {
    expect(pathIn('es', path, languages)).toBe(spanish);
  });

  test('has the prefix of its language once', () => {
    expect(pathIn('es', '/es/about', languages)).toBe('/es/about');
    expect(pathIn('en', '/es/', languages)).toBe('/');
  });

  test('is never on another host', () => {
    expect(pathIn('en', '/es//other.example', languages)).toBe('/other.example');
  });

  const titles = fc.string({ unit: 'binary' });
  const path = fc.oneof(
    fc.constantFrom(...pageList.flatMap(addressesOf), paths.beneficiaries, paths.pane('history')),
    titles.map((title) => paths.news(title)),
    titles.map((title) => `${paths.news(title)}?comments=2#comments`),
  );

  test('leads back to where it came from', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (address, language) => {
        const there = pathIn(language, address, languages);
        expect(languageOfPath(there, languages)).toBe(language);
        expect(pathIn('en', there, languages)).toBe(address);
      }),
    );
  });
});
