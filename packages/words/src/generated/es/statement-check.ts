import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "El registro de " + String(args.month) + " ha sido alterado: sus hashes no llevan a su raíz.",
  notAsIssued: "El extracto no está como se emitió.",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "La línea " + String(args.line) + " repite la línea " + String(args.other) + ".",
  lineAdded: (args: { line: string | number }): string => "La línea " + String(args.line) + " se ha añadido.",
  lineMoved: (args: { line: string | number }): string => "La línea " + String(args.line) + " no está en su sitio.",
  lineMissing: (args: { line: string | number }): string => "Falta la línea " + String(args.line) + ".",
  lineAltered: (args: { line: string | number; month: string | number }): string => "La línea " + String(args.line) + " ha sido alterada: no está en el registro de " + String(args.month) + ".",
};
