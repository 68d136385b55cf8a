// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "Wczytywanie",
  close: "Zamknij",
  copied: "Skopiowano.",
  copy: "Kopiuj",
  copyName: (args: { name: string | number }): string => "Kopiuj: " + String(args.name),
  pauseLabel: (args: { label: string | number }): string => "Zatrzymaj: " + String(args.label),
  tryAgain: "Spróbuj ponownie",
  linkCopied: "Skopiowano link.",
  copyThisLinkUrl: (args: { url: string | number }): string => "Skopiuj ten link: " + String(args.url),
  share: "Udostępnij",
  pagesOfLabel: (args: { label: string | number }): string => "Strony: " + String(args.label),
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "Wiersze " + String(args.from) + "–" + String(args.to) + " z " + String(args.total),
  website: "Strona internetowa",
  showPassword: "Pokaż hasło",
  charactersOf: (args: { length: string | number; limit: string | number }): string => String(args.length) + " z " + String(args.limit) + " znaków",
  skipToContent: "Przejdź do treści",
  showFewer: "Pokaż mniej",
  showAll: (args: { itemsCount: string | number }): string => "Pokaż wszystkie (" + String(args.itemsCount) + ")",
  copyRefused: "Przeglądarka na to nie pozwoliła. Zaznacz tekst i skopiuj go samodzielnie.",
  charactersTooMany: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " znak za dużo", 'few': formatNumber(args.count, ' ') + " znaki za dużo", 'many': formatNumber(args.count, ' ') + " znaków za dużo", 'other': formatNumber(args.count, ' ') + " znaku za dużo" }),
  charactersLeft: (args: { count: number }): string => plural(args.count, pl, { 'one': "Został " + formatNumber(args.count, ' ') + " znak", 'few': "Zostały " + formatNumber(args.count, ' ') + " znaki", 'many': "Zostało " + formatNumber(args.count, ' ') + " znaków", 'other': "Zostało " + formatNumber(args.count, ' ') + " znaku" }),
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => String(args.name) + ", " + String(args.number) + " z " + String(args.count),
  previous: "Poprzednie",
  next: "Następne",
};
