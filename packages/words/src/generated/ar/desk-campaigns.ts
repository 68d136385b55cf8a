// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskCampaigns as English } from '../en/desk-campaigns.ts';

export const deskCampaigns: typeof English = {
  lead: "يعرض الموقع الحملات بهذا الترتيب.",
  new: "حملة جديدة",
  all: "كل الحملات",
  emptyTitle: "لا توجد حملات بعد",
  emptyLead: "للحملة هدف، وهي توضح الغرض من التبرعات.",
  raisedOf: (args: { raised: string | number; goal: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.raised) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.goal),
  donors: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا مساهمين", 'one': "مساهم واحد", 'two': "مساهمان", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مساهمين", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مساهمًا", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مساهم" }),
  upcoming: (args: { day: string | number }): string => "تبدأ في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.day),
  running: "مستمرة بلا تاريخ نهاية",
  runningUntil: (args: { day: string | number }): string => "مستمرة حتى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.day),
  ended: (args: { day: string | number }): string => "انتهت في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.day),
  moveUp: (args: { title: string | number }): string => "تحريك «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "» إلى أعلى",
  moveDown: (args: { title: string | number }): string => "تحريك «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "» إلى أسفل",
  moveToTop: (args: { title: string | number }): string => "نقل «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "» إلى البداية",
  moved: (args: { title: string | number; place: string | number; count: string | number }): string => "موضع «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "» الآن: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.place) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.count) + ".",
  title: "العنوان",
  description: "الوصف",
  goal: "الهدف",
  firstDay: "اليوم الأول",
  lastDay: "اليوم الأخير",
  lastDayHint: "يُترك فارغًا لحملة بلا تاريخ نهاية.",
  add: "إضافة الحملة",
  saved: "تم الحفظ. يرى الزوار التغييرات.",
  fromTheBooks: "من الدفاتر",
  booksExplained: "تتغير هذه الأرقام مع التبرعات المقيدة، ولا يكتبها أحد.",
  end: "إنهاء الحملة",
  endExplained: "يصبح اليوم آخر أيامها. تغادر الصفحة الرئيسية غدًا وتبقى في لوحات تحكم المتبرعين.",
  onOtherSites: "في مواقع أخرى",
  embedExplained: "يمكن لأي أحد أن يعرض تقدم الحملة في موقعه. انسخ أحد هذين السطرين إلى صفحة، فيتحدث المحتوى من تلقاء نفسه ولا يستخدم ملفات تعريف الارتباط.",
  widget: "أداة مصغرة: التقدم ورابط للتبرع",
  badge: "شارة: صورة",
  remove: "حذف الحملة",
  removeExplained: "لا تُحذف إلا حملة بلا تبرعات ولا فواتير. ويُحذف معها التسجيل فيها.",
};
