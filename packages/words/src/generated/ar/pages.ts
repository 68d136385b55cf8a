// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { pages as English } from '../en/pages.ts';

export const pages: typeof English = {
  home: (args: { name: string | number; tagline: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + ": " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.tagline),
  about: (args: { name: string | number }): string => "عن " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  ledger: (args: { name: string | number }): string => "سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " العام",
  ledgerDescription: (args: { name: string | number }): string => "التحقق من كشف صادر عن " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + ".",
  books: (args: { name: string | number }): string => "الدفاتر المفتوحة: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  booksDescription: (args: { name: string | number }): string => "ما تلقته " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " وما دفعته وما لم يُنفق بعد: حسب الشهر والحملة وطريقة الدفع، مع الفواتير.",
  signUp: "إنشاء حساب",
  signIn: "تسجيل الدخول",
  resetPassword: "استعادة حسابك",
  dashboard: "لوحة التحكم",
  requestHelp: "طلب المساعدة",
  donateNow: "التبرع الآن",
  article: (args: { title: string | number; name: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + " · " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
};
