// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskMonths as English } from '../en/desk-months.ts';

export const deskMonths: typeof English = {
  lead: "إقفال الشهر ينشر سجله. بعد ذلك يكون كل تصحيح قيدًا في الشهر التالي.",
  twoPeople: "يقترح شخص الشهر، ويؤكده شخص آخر بكلمة المرور.",
  onePerson: "في هذه المؤسسة يمكن لمن يقترح الشهر أن يؤكده أيضًا.",
  next: (args: { month: string | number }): string => "يمكن إقفال " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month),
  nothing: "لا يوجد ما يُقفل",
  nothingLead: (args: { month: string | number }): string => "كل الشهور المنتهية مقفلة. يمكن إقفال " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + " بعد انتهائه.",
  noEntries: "لا توجد قيود في الدفاتر بعد.",
  entries: (args: { count: number; amount: string | number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد", 'one': "قيد واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'two': "قيدان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيود", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيدًا", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد" }) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount),
  toPublish: "هذا ما سينشره سجله، بلا أسماء.",
  mustSettle: "يجب إتمامه أولًا",
  shouldSettle: "يجدر الاطلاع عليه أولًا",
  waitingFiles: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ملف لم يُستورد ولم يُتجاهل", 'one': "ملف واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") لم يُستورد ولم يُتجاهل", 'two': "ملفان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") لم يُستوردا ولم يُتجاهلا", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ملفات لم تُستورد ولم تُتجاهل", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ملفًا لم تُستورد ولم تُتجاهل", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ملف لم تُستورد ولم تُتجاهل" }),
  pendingGifts: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرع من الشهر قيد الانتظار", 'one': "تبرع واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") من الشهر قيد الانتظار", 'two': "تبرعان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") من الشهر قيد الانتظار", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعات من الشهر قيد الانتظار", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعًا من الشهر قيد الانتظار", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرع من الشهر قيد الانتظار" }),
  openBills: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة غير مدفوعة", 'one': "فاتورة واحدة (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") غير مدفوعة", 'two': "فاتورتان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") غير مدفوعتين", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فواتير غير مدفوعة", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة غير مدفوعة", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " فاتورة غير مدفوعة" }),
  proposedBy: (args: { name: string | number; date: string | number }): string => "اقترحه " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date),
  ownProposal: "يجب أن يؤكده شخص آخر. يراه زملاؤك هنا وفي صفحتهم الأولى.",
  changed: "تغيرت الدفاتر منذ ذلك الحين",
  added: (args: { count: number; amount: string | number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد أكثر", 'one': "قيد واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") أكثر", 'two': "قيدان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") أكثر", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيود أكثر", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيدًا أكثر", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد أكثر" }) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount),
  removed: (args: { count: number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد أقل، من استيراد تم التراجع عنه", 'one': "قيد واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") أقل، من استيراد تم التراجع عنه", 'two': "قيدان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ") أقل، من استيراد تم التراجع عنه", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيود أقل، من استيراد تم التراجع عنه", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيدًا أقل، من استيراد تم التراجع عنه", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد أقل، من استيراد تم التراجع عنه" }),
  propose: "اقتراح الإقفال",
  proposeAgain: "اقتراحه من جديد",
  withdraw: "سحب الاقتراح",
  close: (args: { month: string | number }): string => "إقفال " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + " نهائيًا",
  closeExplained: "يُنشر سجله. بعد ذلك يكون كل تصحيح قيدًا في الشهر التالي.",
  late: "تغييرات في شهور مقفلة",
  lateLead: (args: { count: number; amount: string | number }): string => plural(args.count, ar, { 'zero': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد", 'one': "قيد واحد (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'two': "قيدان (" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + ")", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيود", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيدًا", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " قيد" }) + " (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + ") بعد إقفال الشهر. ستظهر في السجل التالي.",
  gift: (args: { number: string | number }): string => "التبرع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.number),
  month: "الشهر",
  state: "الحالة",
  published: "المنشور",
  running: "جارٍ",
  waits: "في انتظار الشهر السابق",
  open: "مفتوح",
  proposed: "مقترح",
  closed: (args: { date: string | number }): string => "أُقفل في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date),
  ledgerOf: (args: { month: string | number }): string => "سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month),
};
