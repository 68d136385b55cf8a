import type { LanguageTag } from '@hearthlight/words/languages';

/** A language of the interface, as its tag (BCP 47). */
export type Language = LanguageTag;

/** The languages of a site. The first is its default, whose addresses have no prefix. */
export type SiteLanguages = readonly [Language, ...Language[]];

/** The language of an address such as `/es/about`. Only `/es` itself and what is below it is Spanish. */
export function languageOfPath(path: string, languages: SiteLanguages): Language {
  const [, segment] = /^\/([^/?#]*)/.exec(path) ?? [];
  return languages.find((language) => language === segment) ?? languages[0];
}

/** The address of the same page in a language: `/es/about?a#b` for `/about?a#b`, and `/es` for `/`. */
export function pathIn(language: Language, path: string, languages: SiteLanguages): string {
  const former = languageOfPath(path, languages);
  const withoutPrefix = former === languages[0] ? path : path.slice(former.length + 1);
  // More than one slash would be the address of another host.
  const page = withoutPrefix.replace(/^\/+/, '');
  const prefix = language === languages[0] ? '' : `/${language}`;
  const isHome = /^(?:$|[?#])/.test(page);
  return isHome && prefix !== '' ? prefix + page : `${prefix}/${page}`;
}

/** The addresses of a page in each language of a site with several, the default first; none for a site with one. */
export const alternatesOf = (path: string, languages: SiteLanguages) =>
  languages.length === 1 ? [] : languages.map((language) => ({ language, path: pathIn(language, path, languages) }));
