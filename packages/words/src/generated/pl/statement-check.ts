import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "Rejestr za " + String(args.month) + " nie jest plikiem, który został opublikowany.",
  notAsIssued: "Zestawienie różni się od wystawionego: podpis się nie zgadza.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "Wiersz " + String(args.line) + " wpłaty " + String(args.gift) + " został zmieniony: nie ma go w rejestrze za " + String(args.month) + ".",
};
