// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const deskTranslations = {
  translations: "Translations",
  text: "Text",
  pages: "Pages",
  language: "Language",
  original: (args: { field: string | number }): string => "Original: " + String(args.field),
  missing: "Not translated yet. Visitors see the original.",
  translated: "Translated",
  remove: "Remove the translation",
  removeExplained: "Visitors see the original again.",
  removed: "The translation was removed.",
  saved: "The translation was saved.",
  conflict: "Somebody else has changed this translation meanwhile. Nothing is overwritten without a question.",
};
