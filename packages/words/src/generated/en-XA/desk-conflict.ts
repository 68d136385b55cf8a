// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "⟦Tŵö ṽéŕšîöñš····⟧",
  lead: "⟦Söṁéƀöđý éļšé ĥàš šàṽéđ ţĥîš ŵĥîļé ýöû ŵéŕé éđîţîñĝ îţ. Cĥööšé ƀéļöŵ ŵĥàţ ţö ķééþ. Nöţĥîñĝ îš öṽéŕŵŕîţţéñ ûñţîļ ýöû šàṽé.·········································⟧",
  mine: "⟦Yöûŕ ṽéŕšîöñ····⟧",
  theirs: "⟦Tĥéîŕ ṽéŕšîöñ·····⟧",
  empty: "⟦Eṁþţý··⟧",
  saveChoice: "⟦Sàṽé ṁý çĥöîçé·····⟧",
  takeTheirs: "⟦Tàķé ţĥéîŕ ŵĥöļé ṽéŕšîöñ········⟧",
};
