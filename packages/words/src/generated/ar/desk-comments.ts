import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskComments as English } from '../en/desk-comments.ts';

export const deskComments: typeof English = {
  lead: "تعليقات الزوار. المحتجزة لا تظهر في الموقع حتى توافق عليها.",
  show: "عرض",
  held: "محتجزة",
  shown: "في الموقع",
  hidden: "مخفية",
  approve: "موافقة",
  hide: "إخفاء",
  restore: "استعادة",
  onArticle: (args: { title: string | number }): string => "على <link>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "</link>",
  reason: (args: { reason: string | number }): string => "احتُجز: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.reason),
  tooManyLinks: "روابط كثيرة",
  repeated: "يكرر تعليقًا سابقًا",
  heldWord: "يحتوي على كلمة من قائمتك",
  select: (args: { name: string | number }): string => "تحديد تعليق " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  selectAll: "تحديد القائمة كلها",
  selected: (args: { count: number }): string => plural(args.count, ar, { 'zero': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'one': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'two': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'few': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'many': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'other': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') }),
  changed: (args: { count: number }): string => plural(args.count, ar, { 'zero': "تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق.", 'one': "تغيّر تعليق واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ").", 'two': "تغيّر تعليقان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ").", 'few': "تغيّرت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقات.", 'many': "تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقًا.", 'other': "تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق." }),
  undo: "تراجع",
  emptyHeld: "لا تعليق ينتظرك",
  emptyOther: "لا تعليقات هنا",
  emptyLead: "تظهر التعليقات هنا حالما يكتب أحد تعليقًا يحتاج إليك.",
  holdWords: "كلمات تحتجز التعليق",
  holdWordsHint: "كلمة أو عنوان ويب واحد في كل سطر. ينتظرك التعليق الذي يحتوي على أحدها.",
  wordsSaved: "حُفظت القائمة.",
};
