import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "⟦Tĥé ļéđĝéŕ öƒ " + String(args.month) + " ŵàš àļţéŕéđ: îţš ĥàšĥéš đö ñöţ ļéàđ ţö îţš ŕööţ.························⟧",
  notAsIssued: "⟦Tĥé šţàţéṁéñţ îš ñöţ àš îţ ŵàš îššûéđ.·············⟧",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "⟦Lîñé " + String(args.line) + " ŕéþéàţš ļîñé " + String(args.other) + ".···········⟧",
  lineAdded: (args: { line: string | number }): string => "⟦Lîñé " + String(args.line) + " ŵàš àđđéđ.········⟧",
  lineMoved: (args: { line: string | number }): string => "⟦Lîñé " + String(args.line) + " îš ñöţ îñ îţš þļàçé.···········⟧",
  lineMissing: (args: { line: string | number }): string => "⟦Lîñé " + String(args.line) + " îš ṁîššîñĝ.········⟧",
  lineAltered: (args: { line: string | number; month: string | number }): string => "⟦Lîñé " + String(args.line) + " ŵàš àļţéŕéđ: îţ îš ñöţ îñ ţĥé ļéđĝéŕ öƒ " + String(args.month) + ".····················⟧",
};
