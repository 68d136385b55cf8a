import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "جارٍ التحميل",
  close: "إغلاق",
  copied: "تم النسخ.",
  copy: "نسخ",
  pauseLabel: (args: { label: string | number }): string => "إيقاف الحركة مؤقتًا: " + String(args.label),
  tryAgain: "إعادة المحاولة",
  linkCopied: "تم نسخ الرابط.",
  copyThisLinkUrl: (args: { url: string | number }): string => "رابط للنسخ: " + String(args.url),
  share: "مشاركة",
  pagesOfLabel: (args: { label: string | number }): string => "صفحات " + String(args.label),
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "الصفوف من " + String(args.from) + " إلى " + String(args.to) + " من أصل " + String(args.total),
  website: "الموقع الإلكتروني",
  showPassword: "إظهار كلمة المرور",
  charactersOf: (args: { length: string | number; limit: string | number }): string => "عدد الأحرف: " + String(args.length) + " من " + String(args.limit),
  skipToContent: "الانتقال إلى المحتوى",
  showFewer: "عرض أقل",
  showAll: (args: { itemsCount: string | number }): string => "عرض الكل (" + String(args.itemsCount) + ")",
  copyRefused: "لم يسمح المتصفح بالنسخ. يمكنك تحديد النص ونسخه بنفسك.",
  charactersTooMany: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا أحرف زائدة", 'one': "حرف واحد زائد", 'two': "حرفان زائدان", 'few': formatNumber('ar', args.count) + " أحرف زائدة", 'many': formatNumber('ar', args.count) + " حرفًا زائدًا", 'other': formatNumber('ar', args.count) + " حرف زائد" }),
  charactersLeft: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لم يبقَ أي حرف", 'one': "بقي حرف واحد", 'two': "بقي حرفان", 'few': "بقيت " + formatNumber('ar', args.count) + " أحرف", 'many': "بقي " + formatNumber('ar', args.count) + " حرفًا", 'other': "بقي " + formatNumber('ar', args.count) + " حرف" }),
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => String(args.name) + "، الخطوة " + String(args.number) + " من " + String(args.count),
  previous: "السابق",
  next: "التالي",
};
