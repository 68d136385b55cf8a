// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  collectedForTitle: (args: { title: string | number }): string => "⟦Cöļļéçţéđ ƒöŕ: " + String(args.title) + "········⟧",
  goal: "⟦Göàļ··⟧",
  collected: "⟦Cöļļéçţéđ···⟧",
  remaining: "⟦Réṁàîñîñĝ···⟧",
  donateTo: (args: { title: string | number }): string => "⟦Döñàţé<spoken> ţö " + String(args.title) + "</spoken>············⟧",
  meetTheFounders: "⟦Mééţ ţĥé ƒöûñđéŕš······⟧",
  testimonialsOfFulfillment: "⟦Téšţîṁöñîàļš öƒ ƒûļƒîļļṁéñţ·········⟧",
  donateAndHelp: "⟦Döñàţé Añđ Héļþ·····⟧",
  learnMoreAbout: (args: { name: string | number }): string => "⟦Léàŕñ Möŕé<spoken> àƀöûţ " + String(args.name) + "</spoken>··············⟧",
  chooseSomeoneToHelp: "⟦Cĥööšé šöṁéöñé ţö ĥéļþ········⟧",
  useYourPreferredTransferMethod: "⟦Ušé ýöûŕ þŕéƒéŕŕéđ ţŕàñšƒéŕ ṁéţĥöđ············⟧",
  sendADonation: "⟦Séñđ à Döñàţîöñ·····⟧",
  joinNow: "⟦Jöîñ ñöŵ···⟧",
  recentContributors: "⟦Réçéñţ çöñţŕîƀûţöŕš·······⟧",
  requestAssistance: "⟦Réǫûéšţ Aššîšţàñçé······⟧",
  requestHelp: "⟦Réǫûéšţ ĥéļþ····⟧",
  eMailAddress: "⟦E-ṁàîļ àđđŕéšš·····⟧",
  subscribe: "⟦Sûƀšçŕîƀé···⟧",
  ourNewsletterIsNotAvailable: "⟦Oûŕ ñéŵšļéţţéŕ îš ñöţ àṽàîļàƀļé ýéţ. Nöţĥîñĝ ŵàš šéñţ, àñđ ýöûŕ àđđŕéšš ŵàš ñöţ šàṽéđ. Tĥàñķ ýöû ƒöŕ ýöûŕ îñţéŕéšţ.·······································⟧",
  topStories: "⟦Töþ Sţöŕîéš····⟧",
  showFewerStories: "⟦Sĥöŵ ƒéŵéŕ šţöŕîéš······⟧",
  showAllStories: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': "Sĥöŵ àļļ " + formatNumber(args.count, ',') + " šţöŕîéš", 'other': "Sĥöŵ àļļ " + formatNumber(args.count, ',') + " šţöŕîéš" }) + "·······················⟧",
  testimonials: "⟦Téšţîṁöñîàļš····⟧",
  successStories: "⟦Sûççéšš šţöŕîéš·····⟧",
  authorDetail: (args: { place: string | number; occasion: string | number; year: string | number }): string => "⟦" + String(args.place) + ", " + String(args.occasion) + ", " + String(args.year) + "·········⟧",
  nameAndReach: (args: { name: string | number; reach: string | number }): string => "⟦" + String(args.name) + ", " + String(args.reach) + "·····⟧",
};
