import type { deskTranslations as English } from '../en/desk-translations.ts';

export const deskTranslations: typeof English = {
  translations: "Tłumaczenia",
  text: "Treść",
  pages: "Strony",
  language: "Język",
  original: (args: { field: string | number }): string => "Oryginał: " + String(args.field),
  missing: "Jeszcze bez tłumaczenia. Odwiedzający widzą oryginał.",
  translated: "Przetłumaczono",
  saved: "Zapisano. Odwiedzający widzą tłumaczenie.",
  remove: "Usuń tłumaczenie",
  removeExplained: "Odwiedzający znów zobaczą oryginał.",
};
