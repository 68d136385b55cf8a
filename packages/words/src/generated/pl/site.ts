// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { site as English } from '../en/site.ts';

export const site: typeof English = {
  addressLine: (args: { street: string | number; locality: string | number; region: string | number; postalCode: string | number }): string => String(args.street) + ", " + String(args.postalCode) + " " + String(args.locality) + ", " + String(args.region),
  backToTheHomePage: "Wróć na stronę główną",
  contactUs: "Napisz do nas",
  campaigns: "Zbiórki",
  footer: "Stopka",
  give: "Wsparcie",
  foundation: "Fundacja",
  follow: "Obserwuj nas",
  thereIsNoPageAt: "Pod tym adresem nie ma strony. Mogła zostać przeniesiona albo link jest niepełny.",
  seeTheCampaigns: "Zobacz zbiórki",
  language: "Język",
  main: "Główna",
  menu: "Menu",
  donation: "Wesprzyj",
  about: "O nas",
  requestHelp: "Poproś o pomoc",
  joinUs: "Dołącz do nas",
  signIn: "Zaloguj się",
  dashboard: "Panel",
  timeZone: (args: { zone: string | number }): string => "Strefa czasowa: " + String(args.zone),
  slow: "Trwa to dłużej niż zwykle. Poczekaj jeszcze albo spróbuj ponownie.",
  didNotLoad: "Ta strona się nie wczytała. Spróbuj ponownie.",
};
