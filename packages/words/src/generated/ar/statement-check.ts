import { argumentIn } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "عُدِّل سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ": بصماته لا تؤدي إلى جذره.",
  notAsIssued: "لا يطابق الكشف نسخته الصادرة.",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " تكرار للسطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.other) + ".",
  lineAdded: (args: { line: string | number }): string => "السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " مضاف.",
  lineMoved: (args: { line: string | number }): string => "السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " ليس في موضعه.",
  lineMissing: (args: { line: string | number }): string => "السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " ناقص.",
  lineAltered: (args: { line: string | number; month: string | number }): string => "عُدِّل السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + ": ليس موجودًا في سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ".",
};
