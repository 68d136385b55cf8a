// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskPayments as English } from '../en/desk-payments.ts';

export const deskPayments: typeof English = {
  lead: "⟦Pàýṁéñţš öƒ îṁþöŕţš ŵîţĥöûţ à đöñöŕ. Gîṽé éàçĥ ţö ţĥé đöñöŕ ŵĥö ṁàđé îţ, öŕ ļéàṽé îţ ŵîţĥöûţ öñé îƒ ñöƀöđý ķñöŵš.······································⟧",
  empty: "⟦Nö þàýṁéñţ ñééđš à đöñöŕ········⟧",
  emptyLead: "⟦Pàýṁéñţš ţĥàţ ñö đöñöŕ îš ķñöŵñ ƒöŕ àþþéàŕ ĥéŕé àƒţéŕ àñ îṁþöŕţ.······················⟧",
  noPayer: "⟦Uñķñöŵñ þàýéŕ·····⟧",
  likely: "⟦Döñöŕš ŵĥö ṁàý ĥàṽé ṁàđé îţ·········⟧",
  nobodyLikely: "⟦Nö đöñöŕ šééṁš ţö ĥàṽé ṁàđé îţ.···········⟧",
  chooseGiver: "⟦Cĥööšé ŵĥö ĝàṽé·····⟧",
  chooseOther: "⟦Söṁéƀöđý éļšé·····⟧",
  assign: "⟦Aššîĝñ··⟧",
  assignTo: (args: { name: string | number }): string => "⟦Aššîĝñ ţö " + String(args.name) + "······⟧",
  reference: "⟦Iţš ŕéƒéŕéñçé îš ļîķé öñé öƒ ţĥîš đöñöŕ’š.··············⟧",
  payer: "⟦Añ éàŕļîéŕ þàýṁéñţ öƒ ţĥîš đöñöŕ ĥàđ ţĥé šàṁé þàýéŕ.··················⟧",
  name: "⟦Tĥé þàýéŕ ĥàš ţĥîš đöñöŕ’š ñàṁé.···········⟧",
  email: "⟦Iţš ţéẋţ ĥàš ţĥîš đöñöŕ’š é-ṁàîļ àđđŕéšš.··············⟧",
  amount: "⟦Tĥîš đöñöŕ þļéđĝéđ ţĥé šàṁé àṁöûñţ.············⟧",
  pledge: (args: { amount: string | number; date: string | number }): string => "⟦Cöṁþļéţéš ţĥé þļéđĝé öƒ " + String(args.amount) + " ƒŕöṁ " + String(args.date) + ".···············⟧",
  leave: "⟦Léàṽé ŵîţĥöûţ à đöñöŕ·······⟧",
};
