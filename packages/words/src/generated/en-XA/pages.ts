// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { pages as English } from '../en/pages.ts';

export const pages: typeof English = {
  home: (args: { name: string | number; tagline: string | number }): string => "⟦" + String(args.name) + ": " + String(args.tagline) + "······⟧",
  about: (args: { name: string | number }): string => "⟦Aƀöûţ " + String(args.name) + "····⟧",
  ledger: (args: { name: string | number }): string => "⟦Léđĝéŕ öƒ " + String(args.name) + "······⟧",
  ledgerDescription: (args: { name: string | number }): string => "⟦Cĥéçķ à šţàţéṁéñţ öƒ " + String(args.name) + ".··········⟧",
  books: (args: { name: string | number }): string => "⟦Oþéñ ƀööķš öƒ " + String(args.name) + "·······⟧",
  booksDescription: (args: { name: string | number }): string => "⟦Wĥàţ " + String(args.name) + " ŕéçéîṽéđ, ŵĥàţ îţ þàîđ, àñđ ŵĥàţ îš ñöţ šþéñţ ýéţ: ƀý ṁöñţĥ, çàṁþàîĝñ àñđ þàýṁéñţ ṁéţĥöđ, ŵîţĥ ƀîļļš.······································⟧",
  signUp: "⟦Sîĝñûþ··⟧",
  signIn: "⟦Sîĝñîñ··⟧",
  resetPassword: "⟦Réçöṽéŕ ýöûŕ àççöûñţ·······⟧",
  dashboard: "⟦Dàšĥƀöàŕđ···⟧",
  requestHelp: "⟦Réǫûéšţ ĥéļþ····⟧",
  donateNow: "⟦Döñàţé ñöŵ····⟧",
  article: (args: { title: string | number; name: string | number }): string => "⟦" + String(args.title) + " · " + String(args.name) + "······⟧",
};
