// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { pages as English } from '../en/pages.ts';

export const pages: typeof English = {
  home: (args: { name: string | number; tagline: string | number }): string => String(args.name) + ": " + String(args.tagline),
  about: (args: { name: string | number }): string => "O nas · " + String(args.name),
  ledger: (args: { name: string | number }): string => "Rejestr wpłat · " + String(args.name),
  ledgerDescription: (args: { name: string | number }): string => String(args.name) + ": sprawdź zestawienie wpłat.",
  books: (args: { name: string | number }): string => "Otwarte księgi: " + String(args.name),
  booksDescription: (args: { name: string | number }): string => "Co otrzymała organizacja " + String(args.name) + ", co zapłaciła i czego jeszcze nie wydała: według miesięcy, zbiórek i sposobów płatności, z rachunkami.",
  signUp: "Załóż konto",
  signIn: "Logowanie",
  resetPassword: "Odzyskaj dostęp do konta",
  dashboard: "Panel",
  requestHelp: "Poproś o pomoc",
  donateNow: "Wesprzyj teraz",
  article: (args: { title: string | number; name: string | number }): string => String(args.title) + " · " + String(args.name),
};
