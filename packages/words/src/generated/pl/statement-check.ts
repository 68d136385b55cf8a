import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "Rejestr za " + String(args.month) + " został zmieniony: jego skróty nie prowadzą do korzenia.",
  notAsIssued: "Zestawienie różni się od wystawionego.",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "Wiersz " + String(args.line) + " powtarza wiersz " + String(args.other) + ".",
  lineAdded: (args: { line: string | number }): string => "Wiersz " + String(args.line) + " został dodany.",
  lineMoved: (args: { line: string | number }): string => "Wiersz " + String(args.line) + " nie jest na swoim miejscu.",
  lineMissing: (args: { line: string | number }): string => "Brakuje wiersza " + String(args.line) + ".",
  lineAltered: (args: { line: string | number; month: string | number }): string => "Wiersz " + String(args.line) + " został zmieniony: nie ma go w rejestrze za " + String(args.month) + ".",
};
