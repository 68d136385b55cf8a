// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "جارٍ التحميل",
  close: "إغلاق",
  copied: "تم النسخ.",
  copy: "نسخ",
  copyName: (args: { name: string | number }): string => "نسخ: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  pauseLabel: (args: { label: string | number }): string => "إيقاف الحركة مؤقتًا: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.label),
  tryAgain: "إعادة المحاولة",
  linkCopied: "تم نسخ الرابط.",
  copyThisLinkUrl: (args: { url: string | number }): string => "رابط للنسخ: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.url),
  share: "مشاركة",
  pagesOfLabel: (args: { label: string | number }): string => "صفحات " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.label),
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "الصفوف من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.from) + " إلى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.to) + " من أصل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total),
  website: "الموقع الإلكتروني",
  showPassword: "إظهار كلمة المرور",
  charactersOf: (args: { length: string | number; limit: string | number }): string => "عدد الأحرف: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.length) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.limit),
  skipToContent: "الانتقال إلى المحتوى",
  showFewer: "عرض أقل",
  showAll: (args: { itemsCount: string | number }): string => "عرض الكل (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.itemsCount) + ")",
  copyRefused: "لم يسمح المتصفح بالنسخ. يمكنك تحديد النص ونسخه بنفسك.",
  charactersTooMany: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا أحرف زائدة", 'one': "حرف واحد زائد", 'two': "حرفان زائدان", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " أحرف زائدة", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " حرفًا زائدًا", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " حرف زائد" }),
  charactersLeft: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لم يبقَ أي حرف", 'one': "بقي حرف واحد", 'two': "بقي حرفان", 'few': "بقيت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " أحرف", 'many': "بقي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " حرفًا", 'other': "بقي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " حرف" }),
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + "، الخطوة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.number) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.count),
  previous: "السابق",
  next: "التالي",
};
