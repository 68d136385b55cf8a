// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskCampaigns as English } from '../en/desk-campaigns.ts';

export const deskCampaigns: typeof English = {
  lead: "⟦Tĥé šîţé šĥöŵš çàṁþàîĝñš îñ ţĥîš öŕđéŕ.·············⟧",
  new: "⟦Néŵ çàṁþàîĝñ····⟧",
  all: "⟦Aļļ çàṁþàîĝñš·····⟧",
  emptyTitle: "⟦Nö çàṁþàîĝñš ýéţ······⟧",
  emptyLead: "⟦A çàṁþàîĝñ ĥàš à ĝöàļ àñđ šàýš ŵĥàţ đöñàţîöñš àŕé ƒöŕ.··················⟧",
  raisedOf: (args: { raised: string | number; goal: string | number }): string => "⟦" + String(args.raised) + " öƒ " + String(args.goal) + "······⟧",
  donors: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " đöñöŕ", 'other': formatNumber(args.count, ',') + " đöñöŕš" }) + "················⟧",
  upcoming: (args: { day: string | number }): string => "⟦Béĝîñš öñ " + String(args.day) + "·····⟧",
  running: "⟦Rûñš ŵîţĥöûţ àñ éñđ đàţé········⟧",
  runningUntil: (args: { day: string | number }): string => "⟦Rûñš ûñţîļ " + String(args.day) + "······⟧",
  ended: (args: { day: string | number }): string => "⟦Eñđéđ öñ " + String(args.day) + "·····⟧",
  moveUp: (args: { title: string | number }): string => "⟦Möṽé “" + String(args.title) + "” ûþ······⟧",
  moveDown: (args: { title: string | number }): string => "⟦Möṽé “" + String(args.title) + "” đöŵñ·······⟧",
  moveToTop: (args: { title: string | number }): string => "⟦Möṽé “" + String(args.title) + "” ţö ţĥé ţöþ·········⟧",
  moved: (args: { title: string | number; place: string | number; count: string | number }): string => "⟦“" + String(args.title) + "” îš ñöŵ ñûṁƀéŕ " + String(args.place) + " öƒ " + String(args.count) + ".···············⟧",
  title: "⟦Tîţļé··⟧",
  description: "⟦Déšçŕîþţîöñ····⟧",
  goal: "⟦Göàļ··⟧",
  firstDay: "⟦Fîŕšţ đàý···⟧",
  lastDay: "⟦Làšţ đàý···⟧",
  lastDayHint: "⟦Léàṽé îţ éṁþţý ƒöŕ à çàṁþàîĝñ ŵîţĥöûţ àñ éñđ đàţé.·················⟧",
  add: "⟦Ađđ ţĥé çàṁþàîĝñ······⟧",
  saved: "⟦Sàṽéđ. Vîšîţöŕš šéé ţĥé çĥàñĝéš.···········⟧",
  fromTheBooks: "⟦Fŕöṁ ţĥé ƀööķš·····⟧",
  booksExplained: "⟦Réçöŕđéđ đöñàţîöñš çĥàñĝé ţĥéšé ƒîĝûŕéš. Nöƀöđý éñţéŕš ţĥéṁ ƀý ĥàñđ.·······················⟧",
  end: "⟦Eñđ ţĥé çàṁþàîĝñ······⟧",
  endExplained: "⟦Töđàý ƀéçöṁéš îţš ļàšţ đàý. Töṁöŕŕöŵ îţ ļéàṽéš ţĥé ĥöṁé þàĝé, ƀûţ šţàýš öñ đöñöŕš’ đàšĥƀöàŕđš.································⟧",
  onOtherSites: "⟦Oñ öţĥéŕ šîţéš·····⟧",
  embedExplained: "⟦Añýöñé çàñ šĥöŵ ţĥé çàṁþàîĝñ’š þŕöĝŕéšš öñ ţĥéîŕ öŵñ šîţé. Cöþý öñé öƒ ţĥéšé ļîñéš îñţö à þàĝé; îţ šţàýš ûþ ţö đàţé àñđ šéţš ñö çööķîéš.··············································⟧",
  widget: "⟦Wîđĝéţ: þŕöĝŕéšš àñđ à ļîñķ ţö đöñàţé·············⟧",
  badge: "⟦Bàđĝé: à þîçţûŕé······⟧",
  remove: "⟦Réṁöṽé ţĥé çàṁþàîĝñ·······⟧",
  removeExplained: "⟦Oñļý à çàṁþàîĝñ ŵîţĥöûţ đöñàţîöñš àñđ ƀîļļš çàñ ƀé ŕéṁöṽéđ. Iţš ŕéĝîšţŕàţîöñš àŕé ŕéṁöṽéđ ţöö.································⟧",
};
