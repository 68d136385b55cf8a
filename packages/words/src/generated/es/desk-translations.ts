// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "Traducciones",
  text: "Texto",
  pages: "Páginas",
  language: "Idioma",
  original: (args: { field: string | number }): string => "Original: " + String(args.field),
  missing: "Aún sin traducir. Los visitantes ven el original.",
  translated: "Traducido",
  remove: "Eliminar la traducción",
  removeExplained: "Los visitantes vuelven a ver el original.",
  removed: "La traducción se ha eliminado.",
  saved: "La traducción se ha guardado.",
  conflict: "Otra persona ha cambiado esta traducción entretanto. Nada se sobrescribe sin preguntarte.",
};
