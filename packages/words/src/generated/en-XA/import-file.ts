// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { importFile as English } from '../en/import-file.ts';

export const importFile: typeof English = {
  notText: "⟦Tĥîš ƒîļé îš ñöţ ţéẋţ. Eẋþöŕţ îţ àš CSV.··············⟧",
  notCsv: "⟦Tĥîš îš ñöţ à CSV ƒîļé.········⟧",
  noRows: "⟦Tĥîš ƒîļé ĥàš ñö ŕöŵš ƀéļöŵ ţĥé öñé ţĥàţ ñàṁéš îţš çöļûṁñš.····················⟧",
  tooLarge: "⟦Tĥîš ƒîļé îš ţöö ļàŕĝé. Ušé öñé öƒ àţ ṁöšţ 20 MB, 200,000 ŕöŵš àñđ 4,000,000 çéļļš.····························⟧",
  tooWide: "⟦Tĥîš ƒîļé ĥàš à ŕöŵ öƒ ṁöŕé ţĥàñ 500 çöļûṁñš öŕ 64 ķB. A šţàţéṁéñţ ĥàš šĥöŕţéŕ ŕöŵš. Eẋþöŕţ îţ àĝàîñ.··································⟧",
  repeatedColumn: (args: { column: string | number }): string => "⟦Tĥîš ƒîļé ĥàš ţĥé çöļûṁñ “" + String(args.column) + "” ţŵîçé.··············⟧",
  surplusCell: (args: { count: string | number; line: string | number; cell: string | number }): string => "⟦Tĥîš ƒîļé ĥàš " + String(args.count) + " çöļûṁñš, ƀûţ ļîñé " + String(args.line) + " ĥàš àñ éẋţŕà öñé: “" + String(args.cell) + "”.·························⟧",
  noColumn: (args: { column: string | number }): string => "⟦Tĥîš ƒîļé ĥàš ñö çöļûṁñ “" + String(args.column) + "”.············⟧",
  mapColumns: "⟦Cĥööšé ţĥé çöļûṁñš ŵîţĥ ţĥé đàţé àñđ ţĥé àṁöûñţ ƒîŕšţ.··················⟧",
  columnRule: "⟦Cĥööšé à çöļûṁñ.······⟧",
  bankRule: "⟦Eñţéŕ à šĥöŕţ ñàṁé öƒ ļéţţéŕš àñđ đîĝîţš, ŵîţĥöûţ šþàçéš.···················⟧",
  noCampaign: "⟦Tĥîš çàṁþàîĝñ ñö ļöñĝéŕ éẋîšţš.···········⟧",
  sameTitle: (args: { title: string | number }): string => "⟦Tŵö çàṁþàîĝñš àŕé çàļļéđ “" + String(args.title) + "”, šö îţš ĝîƒţš çàññöţ ƀé ţöļđ àþàŕţ. Gîṽé öñé öƒ ţĥéṁ àñöţĥéŕ ţîţļé.··································⟧",
  gone: "⟦Tĥîš îṁþöŕţ ñö ļöñĝéŕ éẋîšţš.··········⟧",
  alreadyImported: "⟦Tĥîš ƒîļé ŵàš àļŕéàđý îṁþöŕţéđ öŕ ŕéṁöṽéđ.··············⟧",
  alreadyUndone: "⟦Tĥîš îṁþöŕţ ŵàš àļŕéàđý ûñđöñé.···········⟧",
  undoClosed: (args: { month: string | number }): string => "⟦Tĥîš îṁþöŕţ çàññöţ ƀé ûñđöñé: ţĥé ṁöñţĥ " + String(args.month) + " îš çļöšéđ àñđ þûƀļîšĥéđ.························⟧",
  undoChanged: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': "Tĥîš îṁþöŕţ çàññöţ ƀé ûñđöñé: " + formatNumber(args.count, ',') + " öƒ îţš ĝîƒţš ĥàš çĥàñĝéđ šîñçé ţĥéñ.", 'other': "Tĥîš îṁþöŕţ çàññöţ ƀé ûñđöñé: " + formatNumber(args.count, ',') + " öƒ îţš ĝîƒţš ĥàṽé çĥàñĝéđ šîñçé ţĥéñ." }) + "·························································⟧",
  discarded: "⟦Tĥé ƒîļé ŵàš ŕéṁöṽéđ. Nöţĥîñĝ ŵàš îṁþöŕţéđ.···············⟧",
  undone: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': "Tĥé îṁþöŕţ ŵàš ûñđöñé: " + formatNumber(args.count, ',') + " ĝîƒţ ŵàš ŕéṁöṽéđ.", 'other': "Tĥé îṁþöŕţ ŵàš ûñđöñé: " + formatNumber(args.count, ',') + " ĝîƒţš ŵéŕé ŕéṁöṽéđ." }) + "········································⟧",
  otherEncoding: (args: { encoding: string | number }): string => "⟦Tĥîš ƒîļé šàýš ţĥàţ îţ îš îñ " + String(args.encoding) + ", ƀûţ îţ îš ñöţ. Eẋþöŕţ îţ àĝàîñ.························⟧",
  notXml: "⟦Tĥîš ƒîļé îš đàṁàĝéđ: îţ çàññöţ ƀé ŕéàđ àš XML. Eẋþöŕţ îţ àĝàîñ.······················⟧",
  tooDeep: "⟦Tĥîš ƒîļé ĥàš ṁöŕé, đééþéŕ öŕ ļöñĝéŕ XML éļéṁéñţš ţĥàñ à šţàţéṁéñţ. Eẋþöŕţ îţ àĝàîñ, ƒöŕ ƒéŵéŕ đàýš.··································⟧",
  notCamt: "⟦Tĥîš îš ñöţ à CAMT.053 šţàţéṁéñţ. Ašķ ţĥé ƀàñķ ƒöŕ CAMT.053 öŕ CSV.·······················⟧",
};
