import { argumentIn } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + " ليس الملف الذي نُشر.",
  notAsIssued: "لا يطابق الكشف نسخته الصادرة: توقيعه غير مطابق.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "عُدِّل السطر " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.line) + " من التبرع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.gift) + ": ليس موجودًا في سجل " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.month) + ".",
};
