// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { articles as English } from '../en/articles.ts';

export const articles: typeof English = {
  saved: "تم الحفظ",
  savedAt: (args: { time: string | number }): string => "تم الحفظ: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.time),
  saving: "جارٍ الحفظ",
  unsaved: "لم يُحفظ بعد",
  offline: "تعذّر الوصول إلى الخادم. النص محفوظ في هذا المتصفح.",
  signedOut: "انتهت الجلسة. النص محفوظ في هذا المتصفح.",
  conflict: "حفظ شخص آخر هذا المقال.",
  tryNow: "المحاولة الآن",
  newerSaved: "حُفظت نسخة أحدث من هذا المقال.",
  loadNewer: "تحميل النسخة الأحدث",
  editHeading: (args: { title: string | number }): string => "المقال: «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»",
  title: "العنوان",
  titleMissing: "يُرجى إدخال عنوان للمقال.",
  details: "عن هذا المقال",
  tags: "الوسوم",
  tagsHint: "بينها فواصل، والأهم أولًا.",
  author: "الكاتب",
  campaign: "الحملة",
  campaignHint: "يدعو المقال قراءه إلى التبرع لها.",
  noCampaign: "بلا حملة",
  cover: "صورة الغلاف",
  coverAlt: "النص البديل لصورة الغلاف",
  coverAltHint: "وصف ما تعرضه الصورة لمن لا يستطيع رؤيتها.",
  coverAltMissing: "يُرجى وصف الصورة ببضع كلمات.",
  conflictLead: (args: { name: string | number; time: string | number }): string => "تم حفظ هذا المقال أثناء تعديلك له، من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.time) + ").",
  merged: (args: { name: string | number; time: string | number }): string => "أُضيفت إلى نصك التغييرات التي حُفظت في هذه الأثناء من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.time) + ").",
  somebody: "شخص آخر",
  nothing: "لا شيء",
};
