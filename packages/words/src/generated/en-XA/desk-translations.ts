import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "⟦Tŕàñšļàţîöñš····⟧",
  text: "⟦Téẋţ··⟧",
  pages: "⟦Pàĝéš··⟧",
  language: "⟦Làñĝûàĝé···⟧",
  original: (args: { field: string | number }): string => "⟦Oŕîĝîñàļ: " + String(args.field) + "······⟧",
  missing: "⟦Nöţ ţŕàñšļàţéđ ýéţ. Vîšîţöŕš šéé ţĥé öŕîĝîñàļ.················⟧",
  translated: "⟦Tŕàñšļàţéđ····⟧",
  saved: "⟦Sàṽéđ. Vîšîţöŕš šéé ţĥé ţŕàñšļàţîöñ.············⟧",
  remove: "⟦Réṁöṽé ţĥé ţŕàñšļàţîöñ········⟧",
  removeExplained: "⟦Vîšîţöŕš šéé ţĥé öŕîĝîñàļ àĝàîñ.···········⟧",
};
