// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "لا شيء ينتظرك الآن",
  nothingLead: "لا توجد مهام بانتظارك.",
  needsYou: "ما ينتظرك",
  heldComments: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا تعليقات تنتظر قرارك", 'one': "تعليق واحد ينتظر قرارك", 'two': "تعليقان ينتظران قرارك", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقات تنتظر قرارك", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقًا ينتظر قرارك", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق ينتظر قرارك" }),
  failedMails: (args: { count: number }): string => plural(args.count, ar, { 'zero': "تعذّر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة", 'one': "تعذّر إرسال رسالة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'two': "تعذّر إرسال رسالتين (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'few': "تعذّر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسائل", 'many': "تعذّر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة", 'other': "تعذّر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة" }),
  waitingMails: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا رسائل تنتظر الإرسال", 'one': "رسالة واحدة تنتظر الإرسال", 'two': "رسالتان تنتظران الإرسال", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسائل تنتظر الإرسال", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة تنتظر الإرسال", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة تنتظر الإرسال" }),
  unmatchedPayments: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دفعة بلا متبرع معروف", 'one': "دفعة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") بلا متبرع معروف", 'two': "دفعتان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") بلا متبرع معروف", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دفعات بلا متبرع معروف", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دفعة بلا متبرع معروف", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دفعة بلا متبرع معروف" }),
  billsToApprove: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة تنتظر موافقتك", 'one': "فاتورة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") تنتظر موافقتك", 'two': "فاتورتان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") تنتظران موافقتك", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فواتير تنتظر موافقتك", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة تنتظر موافقتك", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة تنتظر موافقتك" }),
  billsToPay: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة جاهزة للدفع", 'one': "فاتورة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهزة للدفع", 'two': "فاتورتان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهزتان للدفع", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فواتير جاهزة للدفع", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة جاهزة للدفع", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة جاهزة للدفع" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهر جاهز للإقفال", 'one': "شهر واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهز للإقفال", 'two': "شهران (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهزان للإقفال", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " أشهر جاهزة للإقفال", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهرًا جاهزًا للإقفال", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهر جاهز للإقفال" }),
  scheduled: "مقالات مجدولة",
  ending: "حملات تنتهي قريبًا",
  health: "هل يعمل كل شيء؟",
  mail: "البريد",
  mailWorks: "يعمل",
  mailFailing: "تعذّر إرسال بعض الرسائل",
  mailOutbox: "لم يُضبط خادم بريد، لذلك تُحفظ الرسائل على هذا الجهاز",
  backup: "آخر نسخة احتياطية",
  noBackup: "لم تُنشأ نسخة احتياطية بعد",
  backupOldTitle: "آخر نسخة احتياطية قديمة",
  backupOldLead: (args: { date: string | number }): string => "أُنشئت في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date) + ". إذا تعطّل هذا الجهاز، ضاع كل ما أُضيف بعدها.",
  backupNoneTitle: "لا توجد نسخة احتياطية بعد",
  backupNoneLead: "إذا تعطّل هذا الجهاز، ضاع كل شيء.",
  toHealth: "فتح حالة النظام",
  firstSteps: "الخطوات الأولى",
  firstStaff: "دعوة أحد أفراد الفريق. ينبغي أن يتمكن شخصان من فتح لوحة الإدارة.",
  firstNews: "نشر أول مقال.",
  firstCampaign: "إضافة أول حملة.",
  firstMail: "الطلب ممن يدير الخادم إعداد البريد حتى تصل الرموز والمستجدات.",
  drafts: "المسودات",
};
