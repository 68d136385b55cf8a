// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "⟦Tŵö ṽéŕšîöñš····⟧",
  lead: "⟦Söṁéƀöđý éļšé ĥàš šàṽéđ ţĥîš ŵĥîļé ýöû ŵéŕé éđîţîñĝ îţ.···················⟧",
  choose: "⟦Wĥàţ öñļý öñé öƒ ýöû çĥàñĝéđ îš šéţţļéđ. Cĥööšé ƀéļöŵ ŵĥéŕé ƀöţĥ öƒ ýöû çĥàñĝéđ ţĥé šàṁé þàŕţ. Nöţĥîñĝ îš öṽéŕŵŕîţţéñ ûñţîļ ýöû šàṽé.·············································⟧",
  settled: "⟦Yöû çĥàñĝéđ đîƒƒéŕéñţ þàŕţš, šö ƀöţĥ çĥàñĝéš àŕé ķéþţ. Nöţĥîñĝ îš öṽéŕŵŕîţţéñ ûñţîļ ýöû šàṽé.·······························⟧",
  taken: (args: { fields: string | number }): string => "⟦Cĥàñĝéš öƒ ţĥé öţĥéŕ þéŕšöñ àŕé ţàķéñ öṽéŕ îñ: " + String(args.fields) + ".···················⟧",
  mine: "⟦Yöûŕ ṽéŕšîöñ····⟧",
  theirs: "⟦Tĥéîŕ ṽéŕšîöñ·····⟧",
  theirsOf: (args: { name: string | number }): string => "⟦Véŕšîöñ öƒ " + String(args.name) + "······⟧",
  both: "⟦Böţĥ, ýöûŕš ƒîŕšţ······⟧",
  empty: "⟦Eṁþţý··⟧",
  removed: "⟦Réṁöṽéđ···⟧",
  part: (args: { field: string | number; number: string | number; total: string | number }): string => "⟦" + String(args.field) + ", đîƒƒéŕéñçé " + String(args.number) + " öƒ " + String(args.total) + "·············⟧",
  unanswered: "⟦Cĥööšé ŵĥàţ ţö ķééþ.·······⟧",
  save: "⟦Sàṽé ṁéŕĝéđ ṽéŕšîöñ·······⟧",
};
