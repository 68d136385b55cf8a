export const deskTranslations = {
  translations: "Translations",
  text: "Text",
  pages: "Pages",
  language: "Language",
  original: (args: { field: string | number }): string => "Original: " + String(args.field),
  missing: "Not translated yet. Visitors see the original.",
  translated: "Translated",
  saved: "Saved. Visitors see the translation.",
  remove: "Remove the translation",
  removeExplained: "Visitors see the original again.",
};
