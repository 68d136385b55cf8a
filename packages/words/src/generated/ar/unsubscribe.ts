// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { unsubscribe as English } from '../en/unsubscribe.ts';

export const unsubscribe: typeof English = {
  title: (args: { product: string | number }): string => "رسائل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  heading: "مستجدات الأثر بالبريد الإلكتروني",
  question: (args: { name: string | number }): string => "إيقاف مستجدات الأثر التي ترسلها " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " بالبريد الإلكتروني؟ ستبقى متاحة للقراءة في لوحة التحكم.",
  submit: "إلغاء الاشتراك",
  done: "لن نرسل إليك مستجدات الأثر بالبريد الإلكتروني مرة أخرى. ستبقى متاحة للقراءة في لوحة التحكم.",
  invalid: (args: { email: string | number }): string => "هذا الرابط غير صالح. ربما حُذف الحساب. إذا استمر وصول الرسائل، تُرجى مراسلتنا على <link>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.email) + "</link>.",
};
