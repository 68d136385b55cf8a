import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "عُدِّل سجل " + String(args.month) + ": بصماته لا تؤدي إلى جذره.",
  notAsIssued: "لا يطابق الكشف نسخته الصادرة.",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "السطر " + String(args.line) + " تكرار للسطر " + String(args.other) + ".",
  lineAdded: (args: { line: string | number }): string => "السطر " + String(args.line) + " مضاف.",
  lineMoved: (args: { line: string | number }): string => "السطر " + String(args.line) + " ليس في موضعه.",
  lineMissing: (args: { line: string | number }): string => "السطر " + String(args.line) + " ناقص.",
  lineAltered: (args: { line: string | number; month: string | number }): string => "عُدِّل السطر " + String(args.line) + ": ليس موجودًا في سجل " + String(args.month) + ".",
};
