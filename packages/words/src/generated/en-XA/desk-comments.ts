// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskComments as English } from '../en/desk-comments.ts';

export const deskComments: typeof English = {
  lead: "⟦Cöṁṁéñţš öƒ ṽîšîţöŕš. Héļđ öñéš àŕé ñöţ öñ ţĥé šîţé ûñţîļ ýöû àþþŕöṽé ţĥéṁ.·························⟧",
  show: "⟦Sĥöŵ··⟧",
  held: "⟦Héļđ··⟧",
  shown: "⟦Oñ ţĥé šîţé····⟧",
  hidden: "⟦Hîđđéñ··⟧",
  approve: "⟦Aþþŕöṽé···⟧",
  hide: "⟦Hîđé··⟧",
  restore: "⟦Réšţöŕé···⟧",
  onArticle: (args: { title: string | number }): string => "⟦öñ <link>" + String(args.title) + "</link>········⟧",
  reason: (args: { reason: string | number }): string => "⟦Héļđ: " + String(args.reason) + "·····⟧",
  tooManyLinks: "⟦ţöö ṁàñý ļîñķš·····⟧",
  repeated: "⟦ŕéþéàţš àñ éàŕļîéŕ çöṁṁéñţ·········⟧",
  heldWord: "⟦çöñţàîñš à ŵöŕđ öñ ýöûŕ ļîšţ··········⟧",
  select: (args: { name: string | number }): string => "⟦Séļéçţ ţĥé çöṁṁéñţ öƒ " + String(args.name) + "··········⟧",
  selectAll: "⟦Séļéçţ àļļ öƒ ţĥîš ļîšţ········⟧",
  selected: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " šéļéçţéđ", 'other': formatNumber(args.count, ',') + " šéļéçţéđ" }) + "··················⟧",
  changed: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " çöṁṁéñţ çĥàñĝéđ.", 'other': formatNumber(args.count, ',') + " çöṁṁéñţš çĥàñĝéđ." }) + "·······················⟧",
  undo: "⟦Uñđö··⟧",
  emptyHeld: "⟦Nö çöṁṁéñţ ŵàîţš ƒöŕ ýöû········⟧",
  emptyOther: "⟦Nö çöṁṁéñţš ĥéŕé······⟧",
  emptyLead: "⟦Cöṁṁéñţš àþþéàŕ ĥéŕé àš šööñ àš šöṁéƀöđý ŵŕîţéš öñé ţĥàţ ñééđš ýöû.·······················⟧",
  holdWords: "⟦Wöŕđš ţĥàţ ĥöļđ à çöṁṁéñţ·········⟧",
  holdWordsHint: "⟦Oñé ŵöŕđ öŕ ŵéƀ àđđŕéšš öñ éàçĥ ļîñé. A çöṁṁéñţ ţĥàţ çöñţàîñš öñé ŵàîţš ƒöŕ ýöû.···························⟧",
  wordsSaved: "⟦Tĥé ļîšţ ŵàš šàṽéđ.·······⟧",
};
