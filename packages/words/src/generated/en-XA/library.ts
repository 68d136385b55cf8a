// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "⟦Löàđîñĝ···⟧",
  close: "⟦Cļöšé··⟧",
  copied: "⟦Cöþîéđ.···⟧",
  copy: "⟦Cöþý··⟧",
  copyName: (args: { name: string | number }): string => "⟦Cöþý: " + String(args.name) + "····⟧",
  pauseLabel: (args: { label: string | number }): string => "⟦Pàûšé " + String(args.label) + "·····⟧",
  tryAgain: "⟦Tŕý àĝàîñ···⟧",
  linkCopied: "⟦Lîñķ çöþîéđ.····⟧",
  copyThisLinkUrl: (args: { url: string | number }): string => "⟦Cöþý ţĥîš ļîñķ: " + String(args.url) + "·······⟧",
  share: "⟦Sĥàŕé··⟧",
  pagesOfLabel: (args: { label: string | number }): string => "⟦Pàĝéš öƒ " + String(args.label) + "······⟧",
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "⟦Röŵš " + String(args.from) + " ţö " + String(args.to) + " öƒ " + String(args.total) + "··········⟧",
  website: "⟦Wéƀšîţé···⟧",
  showPassword: "⟦Sĥöŵ þàššŵöŕđ·····⟧",
  charactersOf: (args: { length: string | number; limit: string | number }): string => "⟦" + String(args.length) + " öƒ " + String(args.limit) + " çĥàŕàçţéŕš··········⟧",
  skipToContent: "⟦Sķîþ ţö çöñţéñţ·····⟧",
  showFewer: "⟦Sĥöŵ ƒéŵéŕ····⟧",
  showAll: (args: { itemsCount: string | number }): string => "⟦Sĥöŵ àļļ " + String(args.itemsCount) + "·······⟧",
  copyRefused: "⟦Yöûŕ ƀŕöŵšéŕ đîđ ñöţ àļļöŵ ţĥàţ. Séļéçţ ţĥé ţéẋţ àñđ çöþý îţ ýöûŕšéļƒ.························⟧",
  charactersTooMany: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " çĥàŕàçţéŕ ţöö ṁàñý", 'other': formatNumber(args.count, ',') + " çĥàŕàçţéŕš ţöö ṁàñý" }) + "·························⟧",
  charactersLeft: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " çĥàŕàçţéŕ ļéƒţ", 'other': formatNumber(args.count, ',') + " çĥàŕàçţéŕš ļéƒţ" }) + "······················⟧",
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => "⟦" + String(args.name) + ", " + String(args.number) + " öƒ " + String(args.count) + "·········⟧",
  previous: "⟦Pŕéṽîöûš···⟧",
  next: "⟦Néẋţ··⟧",
};
