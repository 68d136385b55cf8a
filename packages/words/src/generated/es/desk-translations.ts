import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "Traducciones",
  text: "Texto",
  pages: "Páginas",
  language: "Idioma",
  original: (args: { field: string | number }): string => "Original: " + String(args.field),
  missing: "Aún sin traducir. Los visitantes ven el original.",
  translated: "Traducido",
  saved: "Guardado. Los visitantes ven la traducción.",
  remove: "Eliminar la traducción",
  removeExplained: "Los visitantes vuelven a ver el original.",
};
