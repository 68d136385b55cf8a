// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskMonths as English } from '../en/desk-months.ts';

export const deskMonths: typeof English = {
  lead: "⟦Cļöšîñĝ à ṁöñţĥ þûƀļîšĥéš îţš ļéđĝéŕ. Aƒţéŕ ţĥàţ, à çöŕŕéçţîöñ îš àñ éñţŕý öƒ ţĥé ñéẋţ ṁöñţĥ.·······························⟧",
  twoPeople: "⟦Oñé þéŕšöñ þŕöþöšéš à ṁöñţĥ, àñöţĥéŕ öñé çöñƒîŕṁš îţ ŵîţĥ ţĥé þàššŵöŕđ.························⟧",
  onePerson: "⟦Aţ ţĥîš ƒöûñđàţîöñ, ŵĥöéṽéŕ þŕöþöšéš à ṁöñţĥ ṁàý àļšö çöñƒîŕṁ îţ.······················⟧",
  next: (args: { month: string | number }): string => "⟦" + String(args.month) + " çàñ ƀé çļöšéđ·······⟧",
  nothing: "⟦Nöţĥîñĝ ţö çļöšé······⟧",
  nothingLead: (args: { month: string | number }): string => "⟦Aļļ ṁöñţĥš ţĥàţ àŕé öṽéŕ àŕé çļöšéđ. " + String(args.month) + " çàñ ƀé çļöšéđ öñçé îţ îš öṽéŕ.·························⟧",
  noEntries: "⟦Tĥé ƀööķš ĥàṽé ñö éñţŕý ýéţ.··········⟧",
  entries: (args: { count: number; amount: string | number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " éñţŕý", 'other': formatNumber(args.count, ',') + " éñţŕîéš" }) + ", " + String(args.amount) + "····················⟧",
  toPublish: "⟦Tĥîš îš ŵĥàţ îţš ļéđĝéŕ ŵöûļđ þûƀļîšĥ, ŵîţĥöûţ ñàṁéš.··················⟧",
  mustSettle: "⟦Mûšţ ƀé šéţţļéđ ƒîŕšţ·······⟧",
  shouldSettle: "⟦Wöŕţĥ à ļööķ ƒîŕšţ······⟧",
  waitingFiles: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ûþļöàđéđ ƒîļé îš ñéîţĥéŕ îṁþöŕţéđ ñöŕ đîšçàŕđéđ", 'other': formatNumber(args.count, ',') + " ûþļöàđéđ ƒîļéš àŕé ñéîţĥéŕ îṁþöŕţéđ ñöŕ đîšçàŕđéđ" }) + "············································⟧",
  pendingGifts: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ĝîƒţ öƒ ţĥé ṁöñţĥ îš þéñđîñĝ", 'other': formatNumber(args.count, ',') + " ĝîƒţš öƒ ţĥé ṁöñţĥ àŕé þéñđîñĝ" }) + "································⟧",
  openBills: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ƀîļļ îš ñöţ þàîđ", 'other': formatNumber(args.count, ',') + " ƀîļļš àŕé ñöţ þàîđ" }) + "························⟧",
  proposedBy: (args: { name: string | number; date: string | number }): string => "⟦Pŕöþöšéđ ƀý " + String(args.name) + " öñ " + String(args.date) + "··········⟧",
  ownProposal: "⟦Söṁéƀöđý éļšé ṁûšţ çöñƒîŕṁ îţ. Yöûŕ çöļļéàĝûéš šéé îţ ĥéŕé àñđ öñ ţĥéîŕ ƒîŕšţ þàĝé.····························⟧",
  changed: "⟦Tĥé ƀööķš ĥàṽé çĥàñĝéđ šîñçé··········⟧",
  added: (args: { count: number; amount: string | number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " éñţŕý ṁöŕé", 'other': formatNumber(args.count, ',') + " éñţŕîéš ṁöŕé" }) + ", " + String(args.amount) + "·······················⟧",
  removed: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " éñţŕý ļéšš, öƒ àñ ûñđöñé îṁþöŕţ", 'other': formatNumber(args.count, ',') + " éñţŕîéš ļéšš, öƒ àñ ûñđöñé îṁþöŕţ" }) + "··································⟧",
  propose: "⟦Pŕöþöšé ţö çļöšé îţ·······⟧",
  proposeAgain: "⟦Pŕöþöšé îţ àĝàîñ······⟧",
  withdraw: "⟦Wîţĥđŕàŵ ţĥé þŕöþöšàļ·······⟧",
  close: (args: { month: string | number }): string => "⟦Cļöšé " + String(args.month) + " ƒöŕ ĝööđ········⟧",
  closeExplained: "⟦Iţš ļéđĝéŕ îš þûƀļîšĥéđ. Aƒţéŕ ţĥàţ, à çöŕŕéçţîöñ îš àñ éñţŕý öƒ ţĥé ñéẋţ ṁöñţĥ.···························⟧",
  late: "⟦Cĥàñĝéđ îñ çļöšéđ ṁöñţĥš········⟧",
  lateLead: (args: { count: number; amount: string | number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " éñţŕý", 'other': formatNumber(args.count, ',') + " éñţŕîéš" }) + " (" + String(args.amount) + "), ŕéçöŕđéđ àƒţéŕ ţĥé ṁöñţĥ ŵàš çļöšéđ. Tĥé ñéẋţ ļéđĝéŕ ŵîļļ çöñţàîñ ţĥéṁ.············································⟧",
  gift: (args: { number: string | number }): string => "⟦Gîƒţ " + String(args.number) + "·····⟧",
  month: "⟦Möñţĥ··⟧",
  state: "⟦Sţàţé··⟧",
  published: "⟦Pûƀļîšĥéđ···⟧",
  running: "⟦Rûññîñĝ···⟧",
  waits: "⟦Wàîţš ƒöŕ ţĥé ṁöñţĥ ƀéƒöŕé·········⟧",
  open: "⟦Oþéñ··⟧",
  proposed: "⟦Pŕöþöšéđ···⟧",
  closed: (args: { date: string | number }): string => "⟦Cļöšéđ öñ " + String(args.date) + "······⟧",
  ledgerOf: (args: { month: string | number }): string => "⟦Léđĝéŕ öƒ " + String(args.month) + "······⟧",
};
