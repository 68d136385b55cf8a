// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskComments as English } from '../en/desk-comments.ts';

export const deskComments: typeof English = {
  lead: "تعليقات الزوار. لا تظهر التعليقات المعلّقة في الموقع قبل موافقتك عليها.",
  show: "عرض",
  held: "معلّقة للمراجعة",
  shown: "على الموقع",
  hidden: "مخفية",
  approve: "موافقة",
  hide: "إخفاء",
  restore: "استعادة",
  onArticle: (args: { title: string | number }): string => "على <link>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "</link>",
  reason: (args: { reason: string | number }): string => "عُلّق للمراجعة: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.reason),
  tooManyLinks: "روابط كثيرة",
  repeated: "يكرر تعليقًا سابقًا",
  heldWord: "يحتوي على كلمة من قائمتك",
  select: (args: { name: string | number }): string => "تحديد تعليق " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  selectAll: "تحديد القائمة كلها",
  selected: (args: { count: number }): string => plural(args.count, ar, { 'zero': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'one': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'two': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'few': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'many': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩'), 'other': "المحدد: " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') }),
  changed: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لم يتغيّر أي تعليق.", 'one': "تغيّر تعليق واحد.", 'two': "تغيّر تعليقان.", 'few': "تغيّرت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقات.", 'many': "تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقًا.", 'other': "تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق." }),
  undo: "تراجع",
  emptyHeld: "لا تعليقات تنتظر قرارك",
  emptyOther: "لا تعليقات هنا",
  emptyLead: "تظهر التعليقات هنا حالما يُكتب تعليق ينتظر قرارك.",
  holdWords: "كلمات تستدعي مراجعة التعليق",
  holdWordsHint: "كلمة أو عنوان ويب واحد في كل سطر. التعليق الذي يحتوي على أحدها ينتظر قرارك.",
  wordsSaved: "تم حفظ القائمة.",
};
