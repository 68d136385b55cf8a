// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "⟦Tŕàñšļàţîöñš····⟧",
  text: "⟦Téẋţ··⟧",
  pages: "⟦Pàĝéš··⟧",
  language: "⟦Làñĝûàĝé···⟧",
  original: (args: { field: string | number }): string => "⟦Oŕîĝîñàļ: " + String(args.field) + "······⟧",
  missing: "⟦Nöţ ţŕàñšļàţéđ ýéţ. Vîšîţöŕš šéé ţĥé öŕîĝîñàļ.················⟧",
  translated: "⟦Tŕàñšļàţéđ····⟧",
  remove: "⟦Réṁöṽé ţĥé ţŕàñšļàţîöñ········⟧",
  removeExplained: "⟦Vîšîţöŕš šéé ţĥé öŕîĝîñàļ àĝàîñ.···········⟧",
  removed: "⟦Tĥé ţŕàñšļàţîöñ ŵàš ŕéṁöṽéđ.··········⟧",
  saved: "⟦Tĥé ţŕàñšļàţîöñ ŵàš šàṽéđ.·········⟧",
  conflict: "⟦Söṁéƀöđý éļšé ĥàš çĥàñĝéđ ţĥîš ţŕàñšļàţîöñ ṁéàñŵĥîļé. Nöţĥîñĝ îš öṽéŕŵŕîţţéñ ŵîţĥöûţ à ǫûéšţîöñ.································⟧",
};
