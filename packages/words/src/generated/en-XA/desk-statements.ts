// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskStatements as English } from '../en/desk-statements.ts';

export const deskStatements: typeof English = {
  lead: "⟦Wĥàţ éàçĥ đöñöŕ ĝàṽé îñ à ýéàŕ, ŵîţĥ ţĥé ñûṁƀéŕš öƒ ţĥé ŕéçéîþţš, ƀý ṁàîļ.·························⟧",
  year: "⟦Yéàŕ··⟧",
  emptyTitle: "⟦Nö çöṁþļéţéđ ĝîƒţš ýéţ········⟧",
  emptyLead: "⟦Oñçé ţĥéŕé àŕé, ţĥéîŕ đöñöŕš çàñ ĝéţ à šţàţéṁéñţ öƒ éàçĥ ýéàŕ.·····················⟧",
  ofYear: (args: { year: string | number }): string => "⟦Gîƒţš öƒ " + String(args.year) + "·····⟧",
  donors: "⟦Döñöŕš ŵîţĥ àñ àđđŕéšš········⟧",
  others: "⟦Gîṽéŕš ŵîţĥöûţ àñ àđđŕéšš·········⟧",
  sendTitle: "⟦Séñđ ţĥé šţàţéṁéñţš·······⟧",
  sendLead: "⟦Nöƀöđý ĝéţš ţĥé šţàţéṁéñţ öƒ à ýéàŕ ţŵîçé. Gîƒţš ţĥàţ àŕé ŕéçöŕđéđ ļàţéŕ àŕé ñöţ îñ îţ.·····························⟧",
  running: (args: { year: string | number }): string => "⟦" + String(args.year) + " îš ñöţ öṽéŕ ýéţ: îţš šţàţéṁéñţš ŵîļļ ƀé îñçöṁþļéţé.····················⟧",
  testLead: "⟦Réàđ öñé àš ýöûŕ đöñöŕš ŵîļļ, ŵîţĥ ĝîƒţš ţĥàţ àŕé ṁàđé ûþ.····················⟧",
  listTitle: "⟦Gîṽéŕš ŵîţĥöûţ àñ àđđŕéšš·········⟧",
  listLead: "⟦Tĥéîŕ šţàţéṁéñţš çàññöţ ƀé ṁàîļéđ. Tö þŕîñţ ţĥéîŕ ŕéçéîþţš, öþéñ ţĥéîŕ ĝîƒţš.··························⟧",
  listEmpty: "⟦Eṽéŕý ĝîṽéŕ öƒ ţĥîš ýéàŕ ĥàš àñ àđđŕéšš.··············⟧",
  name: "⟦Nàṁé··⟧",
  nameless: "⟦Gîƒţš ŵîţĥöûţ à ñàṁé·······⟧",
  gifts: "⟦Gîƒţš··⟧",
  amount: "⟦Aṁöûñţ··⟧",
  newest: (args: { number: string | number }): string => "⟦Gîƒţ " + String(args.number) + "·····⟧",
  printList: "⟦Pŕîñţ ţĥîš ļîšţ·····⟧",
  restOfList: (args: { count: string | number }): string => "⟦Tĥé ļîšţ šĥöŵš ţĥé ƒîŕšţ " + String(args.count) + ".···········⟧",
  newestGift: "⟦Néŵéšţ ĝîƒţ····⟧",
};
