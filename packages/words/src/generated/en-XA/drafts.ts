// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { drafts as English } from '../en/drafts.ts';

export const drafts: typeof English = {
  helpSubject: "⟦Réǫûéšţéŕ îñƒö·····⟧",
  fullName: (args: { value: string | number }): string => "⟦Fûļļ ñàṁé: " + String(args.value) + "······⟧",
  email: (args: { value: string | number }): string => "⟦E-ṁàîļ àđđŕéšš: " + String(args.value) + "········⟧",
  phoneNumber: (args: { value: string | number }): string => "⟦Pĥöñé ñûṁƀéŕ: " + String(args.value) + "·······⟧",
  address: (args: { value: string | number }): string => "⟦Ađđŕéšš: " + String(args.value) + "······⟧",
  requestType: (args: { value: string | number }): string => "⟦Réǫûéšţ ţýþé: " + String(args.value) + "·······⟧",
  requestDescription: (args: { value: string | number }): string => "⟦Réǫûéšţ đéšçŕîþţîöñ: " + String(args.value) + "··········⟧",
  amountTargeted: (args: { value: string | number }): string => "⟦Aṁöûñţ ţàŕĝéţéđ: " + String(args.value) + "········⟧",
  amountRaised: (args: { value: string | number }): string => "⟦Aṁöûñţ ŕàîšéđ: " + String(args.value) + "········⟧",
  pledgeSubject: (args: { amount: string | number }): string => "⟦I þļéđĝé ṁý šûþþöŕţ: à đöñàţîöñ öƒ " + String(args.amount) + "···············⟧",
  hello: "⟦Héļļö,··⟧",
  pledge: (args: { amount: string | number }): string => "⟦I ŵöûļđ ļîķé ţö đöñàţé " + String(args.amount) + ".···········⟧",
  paymentMethod: (args: { value: string | number }): string => "⟦Pŕéƒéŕŕéđ þàýṁéñţ ṁéţĥöđ: " + String(args.value) + "···········⟧",
  donationCause: (args: { value: string | number }): string => "⟦Döñàţîöñ çàûšé: " + String(args.value) + "········⟧",
  pleaseTellMe: "⟦Pļéàšé ţéļļ ṁé ĥöŵ ţö çöṁþļéţé ţĥé ţŕàñšƒéŕ. Tĥàñķ ýöû.···················⟧",
  paymentReference: (args: { value: string | number }): string => "⟦Pàýṁéñţ ŕéƒéŕéñçé: " + String(args.value) + "·········⟧",
};
