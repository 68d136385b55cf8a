import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "⟦Tĥé ļéđĝéŕ öƒ " + String(args.month) + " îš ñöţ ţĥé ƒîļé ţĥàţ ŵàš þûƀļîšĥéđ.···················⟧",
  notAsIssued: "⟦Tĥé šţàţéṁéñţ îš ñöţ àš îţ ŵàš îššûéđ: îţš šîĝñàţûŕé đöéš ñöţ ṁàţçĥ.·······················⟧",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "⟦Lîñé " + String(args.line) + " öƒ ĝîƒţ " + String(args.gift) + " ŵàš àļţéŕéđ: îţ îš ñöţ îñ ţĥé ļéđĝéŕ öƒ " + String(args.month) + ".·························⟧",
};
