// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "الترجمات",
  text: "النص",
  pages: "الصفحات",
  language: "اللغة",
  original: (args: { field: string | number }): string => "الأصل: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.field),
  missing: "لم تُترجم بعد. يرى الزوار الأصل.",
  translated: "تمت الترجمة",
  remove: "حذف الترجمة",
  removeExplained: "يرى الزوار الأصل من جديد.",
  removed: "تم حذف الترجمة.",
  saved: "تم حفظ الترجمة.",
  conflict: "غيّر شخص آخر هذه الترجمة في هذه الأثناء. لن يُستبدل شيء دون سؤال.",
};
