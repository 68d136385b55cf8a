import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "لا شيء يحتاج إليك الآن",
  nothingLead: "كل شيء منشور ومرسل ومُجاب عنه.",
  needsYou: "ما يحتاج إليك",
  heldComments: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق ينتظر قرارك", 'one': "تعليق واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") ينتظر قرارك", 'two': "تعليقان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") ينتظران قرارك", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقات تنتظر قرارك", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقًا تنتظر قرارك", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق تنتظر قرارك" }),
  failedMails: (args: { count: number }): string => plural(args.count, ar, { 'zero': "تعذر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة", 'one': "تعذر إرسال رسالة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'two': "تعذر إرسال رسالتين (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'few': "تعذر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسائل", 'many': "تعذر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة", 'other': "تعذر إرسال " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة" }),
  waitingMails: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة في الطريق", 'one': "رسالة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") في الطريق", 'two': "رسالتان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") في الطريق", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسائل في الطريق", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة في الطريق", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رسالة في الطريق" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهر جاهز للإغلاق", 'one': "شهر واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهز للإغلاق", 'two': "شهران (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") جاهزان للإغلاق", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " أشهر جاهزة للإغلاق", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهرًا جاهزة للإغلاق", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " شهر جاهزة للإغلاق" }),
  scheduled: "أخبار مجدولة",
  ending: "حملات تنتهي قريبًا",
  health: "هل يعمل كل شيء؟",
  mail: "البريد",
  mailWorks: "يعمل",
  mailFailing: "تعذر إرسال بعض الرسائل",
  mailOutbox: "لا يوجد خادم بريد، لذلك تُحفظ الرسائل على هذا الجهاز",
  backup: "آخر نسخة احتياطية",
  noBackup: "لم تُنشأ نسخة احتياطية بعد",
  backupOldTitle: "آخر نسخة احتياطية قديمة",
  backupOldLead: (args: { date: string | number }): string => "أُنشئت في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date) + ". إذا تعطّل هذا الجهاز فسيضيع كل ما أُضيف بعدها.",
  backupNoneTitle: "لا توجد نسخة احتياطية بعد",
  backupNoneLead: "إذا تعطّل هذا الجهاز فسيضيع كل شيء.",
  toHealth: "فتح حالة النظام",
  firstSteps: "الخطوات الأولى",
  firstStaff: "ادعُ زميلًا. ينبغي أن يتمكن شخصان من فتح المكتب.",
  firstNews: "انشر مقالك الأول.",
  firstCampaign: "أضف حملتك الأولى.",
  firstMail: "اطلب ممن يدير الخادم إعداد البريد حتى تصل الرموز والتحديثات.",
  drafts: "المسودات",
};
