import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "El registro de " + String(args.month) + " no es el archivo que se publicó.",
  notAsIssued: "El extracto no está como se emitió: su firma no coincide.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "La línea " + String(args.line) + " de la donación " + String(args.gift) + " ha sido alterada: no está en el registro de " + String(args.month) + ".",
};
