/** A language of the interface, with its catalog in `po`. */
export interface Language {
  /** The language tag (BCP 47), as in `lang` and in addresses. */
  tag: string;
  /** Its own name, for the language menu. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The languages, English first. A new one needs a row here and a catalog: `npm run words` makes it. */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
  { tag: 'pl', name: 'Polski', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof languages)[number]['tag'];

/** The pseudo-language, for Storybook and tests: accented English. It has no PO file. */
export const pseudoLanguage = { tag: 'en-XA', name: 'Pseudo', direction: 'ltr' } as const satisfies Language;
