// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { importFile as English } from '../en/import-file.ts';

export const importFile: typeof English = {
  notText: "هذا الملف ليس نصًا. يُرجى تصديره بصيغة CSV.",
  notCsv: "هذا ليس ملف CSV.",
  noRows: "لا يحتوي هذا الملف على صفوف تحت الصف الذي يسمّي الأعمدة.",
  tooLarge: "هذا الملف كبير جدًا. يُرجى استخدام ملف لا يتجاوز ٢٠ ميغابايت و٢٠٠٬٠٠٠ صف و٤٬٠٠٠٬٠٠٠ خلية.",
  tooWide: "في هذا الملف صف يزيد على ٥٠٠ عمود أو ٦٤ كيلوبايت. صفوف كشف الحساب أقصر. صدّره من جديد.",
  noColumn: (args: { column: string | number }): string => "لا يوجد عمود «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.column) + "» في هذا الملف.",
  mapColumns: "يُرجى اختيار عمودي التاريخ والمبلغ أولًا.",
  columnRule: "يُرجى اختيار عمود.",
  bankRule: "يُرجى إدخال اسم قصير من حروف لاتينية وأرقام، دون مسافات.",
  noCampaign: "هذه الحملة لم تعد موجودة.",
  sameTitle: (args: { title: string | number }): string => "توجد حملتان بعنوان «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»، فلا يُعرف لأيّهما التبرعات. يُرجى تغيير عنوان إحداهما.",
  gone: "هذا الاستيراد لم يعد موجودًا.",
  alreadyImported: "سبق استيراد هذا الملف أو حذفه.",
  alreadyUndone: "سبق التراجع عن هذا الاستيراد.",
  undoClosed: (args: { month: string | number }): string => "لا يمكن التراجع عن هذا الاستيراد: الشهر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + " مقفل ومنشور.",
  undoChanged: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لا يمكن التراجع عن هذا الاستيراد: لم يتغير أي تبرع.", 'one': "لا يمكن التراجع عن هذا الاستيراد: تغيّر تبرع واحد منه منذ ذلك الحين.", 'two': "لا يمكن التراجع عن هذا الاستيراد: تغيّر تبرعان منه منذ ذلك الحين.", 'few': "لا يمكن التراجع عن هذا الاستيراد: تغيّرت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعات منه منذ ذلك الحين.", 'many': "لا يمكن التراجع عن هذا الاستيراد: تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعًا منه منذ ذلك الحين.", 'other': "لا يمكن التراجع عن هذا الاستيراد: تغيّر " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرع منه منذ ذلك الحين." }),
  discarded: "تم حذف الملف، ولم يُستورد شيء.",
  undone: (args: { count: number }): string => plural(args.count, ar, { 'zero': "تم التراجع عن الاستيراد: لم يُحذف أي تبرع.", 'one': "تم التراجع عن الاستيراد: حُذف تبرع واحد.", 'two': "تم التراجع عن الاستيراد: حُذف تبرعان.", 'few': "تم التراجع عن الاستيراد: حُذفت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعات.", 'many': "تم التراجع عن الاستيراد: حُذف " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرعًا.", 'other': "تم التراجع عن الاستيراد: حُذف " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " تبرع." }),
  otherEncoding: (args: { encoding: string | number }): string => "يذكر هذا الملف أنه بترميز " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.encoding) + "، لكنه ليس كذلك. صدّره من جديد.",
  notXml: "هذا الملف تالف: لا يمكن قراءته بصيغة XML. صدّره من جديد.",
  tooDeep: "عناصر XML في هذا الملف أكثر أو أعمق أو أطول مما في كشف حساب. صدّره من جديد لعدد أقل من الأيام.",
  notCamt: "هذا الملف بصيغة XML، لكنه ليس كشف حساب مصرفي بصيغة CAMT.052 أو CAMT.053 أو CAMT.054.",
  isPdf: "هذا الملف بصيغة PDF. نزّل كشف الحساب من مصرفك بصيغة CSV أو CAMT أو MT940.",
  isHtml: "هذا الملف صفحة ويب. نزّل كشف الحساب من مصرفك بصيغة CSV أو CAMT أو MT940.",
  isSpreadsheet: "هذا الملف جدول بيانات أو ملف مضغوط. احفظ الجدول بصيغة CSV، أو استخرج كشف الحساب من الملف المضغوط.",
  isFragment: "هذا الملف جزء فقط من كشف حساب MT940: لا يوجد فيه رصيد افتتاحي. نزّل كشف الحساب كاملًا.",
};
