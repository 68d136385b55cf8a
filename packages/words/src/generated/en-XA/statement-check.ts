// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "⟦Tĥé ļéđĝéŕ öƒ " + String(args.month) + " îš ñöţ ţĥé ƒîļé ţĥàţ ŵàš þûƀļîšĥéđ.···················⟧",
  notAsIssued: "⟦Tĥé šţàţéṁéñţ îš ñöţ àš îţ ŵàš îššûéđ: îţš šîĝñàţûŕé đöéš ñöţ ṁàţçĥ.·······················⟧",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "⟦Lîñé " + String(args.line) + " öƒ ĝîƒţ " + String(args.gift) + " ŵàš àļţéŕéđ: îţ îš ñöţ îñ ţĥé ļéđĝéŕ öƒ " + String(args.month) + ".·························⟧",
  thisStatementWasAltered: "⟦Tĥîš šţàţéṁéñţ ŵàš àļţéŕéđ·········⟧",
  theLedgerDoesNotHave: "⟦Tĥé ļéđĝéŕ đöéš ñöţ ĥàṽé ţĥîš ṁöñţĥ············⟧",
  thisIsNotAStatement: "⟦Tĥîš îš ñöţ à šţàţéṁéñţ········⟧",
  aStatementIsTheJson: "⟦A šţàţéṁéñţ îš ţĥé JSON ƒîļé ţĥàţ à đöñöŕ đöŵñļöàđš ƒŕöṁ Döñàţîöñ Hîšţöŕý. Pàšţé àļļ öƒ îţš ţéẋţ.·································⟧",
  thisStatementIsValid: "⟦Tĥîš šţàţéṁéñţ îš ṽàļîđ········⟧",
  signedBy: (args: { name: string | number; date: string | number }): string => "⟦" + String(args.name) + " šîĝñéđ îţ öñ " + String(args.date) + ".·········⟧",
  linesWithTotal: (args: { count: number; total: string | number }): string => "⟦" + plural(args.count, en, { 'one': "Iţš ļîñé îš îñ ţĥé þûƀļîšĥéđ ļéđĝéŕ, ûñçĥàñĝéđ. Tĥé ţöţàļ îš " + String(args.total) + ".", 'other': "Aļļ " + formatNumber(args.count, ',') + " ļîñéš àŕé îñ ţĥé þûƀļîšĥéđ ļéđĝéŕ, ûñçĥàñĝéđ. Tĥé ţöţàļ îš " + String(args.total) + "." }) + "··························································⟧",
  linesByMonth: (args: { months: string | number }): string => "⟦Lîñéš ƀý ṁöñţĥ: " + String(args.months) + ".·········⟧",
  noLaterChange: (args: { month: string | number }): string => "⟦Nö ļàţéŕ çĥàñĝé öƒ ţĥéšé ĝîƒţš îš îñ ţĥé ļéđĝéŕš ûþ ţö " + String(args.month) + ".·····················⟧",
  notOtherGifts: (args: { month: string | number }): string => "⟦Tĥàţ ţĥéšé àŕé àļļ ĝîƒţš öƒ ţĥîš đöñöŕ, àñđ ţĥàţ ñöñé ŵàš çĥàñĝéđ àƒţéŕ " + String(args.month) + ".···························⟧",
  untaggedLines: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': "Wĥéţĥéŕ " + formatNumber(args.count, ',') + " ļîñé ŵàš çĥàñĝéđ îñ ţĥé ṁöñţĥš ƀéƒöŕé éñţŕîéš ĥàđ ţàĝš.", 'other': "Wĥéţĥéŕ " + formatNumber(args.count, ',') + " ļîñéš ŵéŕé çĥàñĝéđ îñ ţĥé ṁöñţĥš ƀéƒöŕé éñţŕîéš ĥàđ ţàĝš." }) + "·······················································⟧",
  giftHasChanged: "⟦Tĥîš ĝîƒţ ĥàš çĥàñĝéđ šîñçé ţĥîš šţàţéṁéñţ: àšķ ƒöŕ à ñéŵ öñé·····················⟧",
  laterEntriesOf: (args: { count: number; gifts: string | number }): string => "⟦Tĥé ļéđĝéŕ ĥàš ļàţéŕ éñţŕîéš öƒ " + plural(args.count, en, { 'one': "ĝîƒţ ñö. " + String(args.gifts), 'other': "ĝîƒţš ñö. " + String(args.gifts) }) + ", šûçĥ àš à çöŕŕéçţîöñ öŕ à ŕéƒûñđ.············································⟧",
  notIssuedHere: "⟦Tĥîš šţàţéṁéñţ ŵàš ñöţ îššûéđ ĥéŕé············⟧",
  claimsToBeFrom: (args: { name: string | number }): string => "⟦Iţ ñàṁéš " + String(args.name) + ", ƀûţ ñöñé öƒ öûŕ ķéýš šîĝñéđ îţ.················⟧",
  nothingToCheck: "⟦Tĥéŕé îš ñöţĥîñĝ ţö çĥéçķ·········⟧",
  noLinesYet: "⟦Tĥé šţàţéṁéñţ ĥàš ñö ļîñéš, šö îţ þŕöṽéš ñöţĥîñĝ. Gîƒţš àþþéàŕ îñ îţ öñçé ţĥéîŕ ṁöñţĥ îš çļöšéđ.································⟧",
  statementIsUnsigned: "⟦Tĥîš šţàţéṁéñţ ĥàš ñö šîĝñàţûŕé: àšķ ƒöŕ à ñéŵ öñé·················⟧",
  earlierStatements: "⟦Eàŕļîéŕ šţàţéṁéñţš ŵéŕé ñöţ šîĝñéđ, šö ñöƀöđý çàñ ţéļļ ŵĥéţĥéŕ ļîñéš ŵéŕé ŕéṁöṽéđ.····························⟧",
  statementIsTooLarge: "⟦Tĥîš šţàţéṁéñţ îš ţöö ļàŕĝé ţö çĥéçķ ĥéŕé··············⟧",
  mostLinesAndMonths: (args: { lines: string | number; months: string | number }): string => "⟦A çĥéçķ çöṽéŕš àţ ṁöšţ " + String(args.lines) + " ļîñéš àñđ " + String(args.months) + " ṁöñţĥš.···················⟧",
  monthsNotPublished: (args: { months: string | number }): string => "⟦Wé ĥàṽé ñöţ þûƀļîšĥéđ à ļéđĝéŕ öƒ " + String(args.months) + ". Tĥé šţàţéṁéñţ îš ñöţ öûŕš, öŕ îţ ŵàš àļţéŕéđ.······························⟧",
  andMore: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': "Añđ " + formatNumber(args.count, ',') + " ṁöŕé.", 'other': "Añđ " + formatNumber(args.count, ',') + " ṁöŕé." }) + "··················⟧",
};
