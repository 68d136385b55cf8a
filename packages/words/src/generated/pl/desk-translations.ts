// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "Tłumaczenia",
  text: "Treść",
  pages: "Strony",
  language: "Język",
  original: (args: { field: string | number }): string => "Oryginał: " + String(args.field),
  missing: "Jeszcze bez tłumaczenia. Odwiedzający widzą oryginał.",
  translated: "Przetłumaczono",
  remove: "Usuń tłumaczenie",
  removeExplained: "Odwiedzający znów zobaczą oryginał.",
  removed: "Tłumaczenie zostało usunięte.",
  saved: "Tłumaczenie zostało zapisane.",
  conflict: "Ktoś inny zmienił w międzyczasie to tłumaczenie. Nic nie zostanie nadpisane bez pytania.",
};
