// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "⟦Eṽéŕý çĥàñĝé, îñ ţĥé đéšķ àñđ öñ ţĥé çöṁṁàñđ ļîñé, ţĥé ñéŵéšţ ƒîŕšţ.·······················⟧",
  person: "⟦Péŕšöñ··⟧",
  everybody: "⟦Eṽéŕýƀöđý···⟧",
  kind: "⟦Kîñđ··⟧",
  everything: "⟦Eṽéŕýţĥîñĝ····⟧",
  from: "⟦Fŕöṁ··⟧",
  to: "⟦Tö·⟧",
  commandLine: "⟦çöṁṁàñđ ļîñé····⟧",
  before: "⟦Béƒöŕé··⟧",
  after: "⟦Aƒţéŕ··⟧",
  field: "⟦Fîéļđ··⟧",
  showChanges: "⟦Béƒöŕé àñđ àƒţéŕ······⟧",
  empty: "⟦Nö šûçĥ çĥàñĝé·····⟧",
  emptyLead: "⟦Cĥööšé àñöţĥéŕ þéŕšöñ, ķîñđ öŕ đàý.············⟧",
  none: "⟦Nöţĥîñĝ ĥàš ƀééñ çĥàñĝéđ ýéţ··········⟧",
  noneLead: "⟦Eṽéŕý çĥàñĝé îñ ţĥé đéšķ öŕ ŵîţĥ ţĥé çöṁṁàñđ ļîñé ŵîļļ ƀé ļîšţéđ ĥéŕé.························⟧",
};
