// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + " ليس الملف الذي نُشر.",
  notAsIssued: "لا يطابق الكشف نسخته الصادرة: توقيعه غير مطابق.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "عُدِّل السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " من التبرع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gift) + ": ليس موجودًا في سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ".",
  thisStatementWasAltered: "تم تعديل هذا الكشف",
  theLedgerDoesNotHave: "هذا الشهر غير موجود في السجل",
  thisIsNotAStatement: "هذا ليس كشفًا",
  aStatementIsTheJson: "الكشف هو ملف JSON ينزّله المتبرع من صفحة «تبرعاتك السابقة». يُرجى لصق نصه كاملًا.",
  thisStatementIsValid: "هذا الكشف صحيح",
  signedBy: (args: { name: string | number; date: string | number }): string => "وقّعته " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date) + ".",
  linesWithTotal: (args: { count: number; total: string | number }): string => plural(args.count, ar, { 'zero': "لا سطور فيه. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ".", 'one': "سطره الوحيد موجود في السجل المنشور دون تغيير. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ".", 'two': "سطراه موجودان في السجل المنشور دون تغيير. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ".", 'few': "سطوره كلها، وعددها " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + "، موجودة في السجل المنشور دون تغيير. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ".", 'many': "سطوره كلها، وعددها " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + "، موجودة في السجل المنشور دون تغيير. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ".", 'other': "سطوره كلها، وعددها " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + "، موجودة في السجل المنشور دون تغيير. المجموع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + "." }),
  linesByMonth: (args: { months: string | number }): string => "السطور حسب الشهر: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.months) + ".",
  noLaterChange: (args: { month: string | number }): string => "لا يوجد أي تغيير لاحق على هذه التبرعات في السجلات حتى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ".",
  notOtherGifts: (args: { month: string | number }): string => "أن هذه هي كل تبرعات هذا المتبرع، وأن أيًا منها لم يتغير بعد " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ".",
  untaggedLines: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا سطور من الأشهر التي سبقت الوسوم.", 'one': "ما إذا تغيّر سطر واحد في الأشهر التي سبقت وسوم القيود.", 'two': "ما إذا تغيّر سطران في الأشهر التي سبقت وسوم القيود.", 'few': "ما إذا تغيّرت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " سطور في الأشهر التي سبقت وسوم القيود.", 'many': "ما إذا تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " سطرًا في الأشهر التي سبقت وسوم القيود.", 'other': "ما إذا تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " سطر في الأشهر التي سبقت وسوم القيود." }),
  giftHasChanged: "تغيّر هذا التبرع منذ صدور الكشف: يُرجى طلب كشف جديد",
  laterEntriesOf: (args: { count: number; gifts: string | number }): string => "في السجل قيود لاحقة تخص " + plural(args.count, ar, { 'zero': "التبرع رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts), 'one': "التبرع رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts), 'two': "التبرعين رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts), 'few': "التبرعات رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts), 'many': "التبرعات رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts), 'other': "التبرعات رقم " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gifts) }) + "، مثل تصحيح أو رد مبلغ.",
  notIssuedHere: "لم يصدر هذا الكشف من هنا",
  claimsToBeFrom: (args: { name: string | number }): string => "يذكر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + "، لكنه غير موقَّع بأي من مفاتيحنا.",
  nothingToCheck: "لا يوجد ما يمكن التحقق منه",
  noLinesYet: "لا سطور في الكشف، فهو لا يُثبت شيئًا. تظهر التبرعات فيه بعد إقفال شهرها.",
  statementIsUnsigned: "هذا الكشف غير موقَّع: يُرجى طلب كشف جديد",
  earlierStatements: "لم تكن الكشوف السابقة موقَّعة، فلا يمكن معرفة ما إذا حُذفت منها سطور.",
  statementIsTooLarge: "هذا الكشف أكبر من أن يُتحقق منه هنا",
  mostLinesAndMonths: (args: { lines: string | number; months: string | number }): string => "يشمل التحقق " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.lines) + " سطر و" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.months) + " شهرًا على الأكثر.",
  monthsNotPublished: (args: { months: string | number }): string => "لم ننشر سجلًا لما يلي: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.months) + ". إما أن الكشف ليس صادرًا عنا، أو أنه عُدِّل.",
  andMore: (args: { count: number }): string => plural(args.count, ar, { 'zero': "ولا شيء غيرها.", 'one': "ومشكلة واحدة أخرى.", 'two': "ومشكلتان أخريان.", 'few': "و" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مشكلات أخرى.", 'many': "و" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مشكلة أخرى.", 'other': "و" + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " مشكلة أخرى." }),
};
