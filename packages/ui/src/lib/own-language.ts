/** Returns the attributes of texts without a translation, which are not in the language of the page. */
export const ownLanguage = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: 'auto' } as const);
