// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { document as English } from '../en/document.ts';

export const document: typeof English = {
  withoutScript: "⟦Tĥîš þàĝé ñééđš JàṽàSçŕîþţ, ŵĥîçĥ îš ţûŕñéđ öƒƒ öŕ ƀļöçķéđ îñ ýöûŕ ƀŕöŵšéŕ. Tĥé <home>ĥöṁé þàĝé</home> ŵöŕķš ŵîţĥöûţ îţ àñđ ļîšţš öûŕ çöñţàçţ đéţàîļš.··················································⟧",
  withoutCode: "⟦Tĥîš þàĝé đîđ ñöţ ļöàđ çöṁþļéţéļý, šö îţš ƀûţţöñš àñđ ƒöŕṁš đö ñöţ ŵöŕķ ýéţ. Cĥéçķ ýöûŕ çöññéçţîöñ, ţĥéñ <reload>ŕéļöàđ ţĥé þàĝé</reload>.··············································⟧",
};
