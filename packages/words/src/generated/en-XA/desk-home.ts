// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "⟦Nöţĥîñĝ ñééđš ýöû ŕîĝĥţ ñöŵ·········⟧",
  nothingLead: "⟦Nö ţàšķ îš ŵàîţîñĝ ƒöŕ ýöû.·········⟧",
  needsYou: "⟦Wĥàţ ñééđš ýöû·····⟧",
  heldComments: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " çöṁṁéñţ ŵàîţš ƒöŕ ýöûŕ đéçîšîöñ", 'other': formatNumber(args.count, ',') + " çöṁṁéñţš ŵàîţ ƒöŕ ýöûŕ đéçîšîöñ" }) + "·································⟧",
  failedMails: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ṁàîļ çöûļđ ñöţ ƀé šéñţ", 'other': formatNumber(args.count, ',') + " ṁàîļš çöûļđ ñöţ ƀé šéñţ" }) + "···························⟧",
  waitingMails: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ṁàîļ îš öñ îţš ŵàý", 'other': formatNumber(args.count, ',') + " ṁàîļš àŕé öñ ţĥéîŕ ŵàý" }) + "··························⟧",
  unmatchedPayments: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " þàýṁéñţ ĥàš ñö ķñöŵñ đöñöŕ", 'other': formatNumber(args.count, ',') + " þàýṁéñţš ĥàṽé ñö ķñöŵñ đöñöŕ" }) + "······························⟧",
  billsToApprove: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ƀîļļ ŵàîţš ƒöŕ ýöûŕ àþþŕöṽàļ", 'other': formatNumber(args.count, ',') + " ƀîļļš ŵàîţ ƒöŕ ýöûŕ àþþŕöṽàļ" }) + "·······························⟧",
  billsToPay: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ƀîļļ îš ŕéàđý ţö ƀé þàîđ", 'other': formatNumber(args.count, ',') + " ƀîļļš àŕé ŕéàđý ţö ƀé þàîđ" }) + "·····························⟧",
  monthsToClose: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ṁöñţĥ îš ŕéàđý ţö çļöšé", 'other': formatNumber(args.count, ',') + " ṁöñţĥš àŕé ŕéàđý ţö çļöšé" }) + "····························⟧",
  scheduled: "⟦Sçĥéđûļéđ ñéŵš·····⟧",
  ending: "⟦Càṁþàîĝñš ţĥàţ éñđ šööñ········⟧",
  health: "⟦Iš éṽéŕýţĥîñĝ ŵöŕķîñĝ?········⟧",
  mail: "⟦Màîļ··⟧",
  mailWorks: "⟦Wöŕķš··⟧",
  mailFailing: "⟦Söṁé ṁàîļš çöûļđ ñöţ ƀé šéñţ··········⟧",
  mailOutbox: "⟦Nö ṁàîļ šéŕṽéŕ îš šéţ ûþ, šö ṁàîļš àŕé ķéþţ öñ ţĥîš ṁàçĥîñé····················⟧",
  backup: "⟦Làšţ ƀàçķûþ····⟧",
  noBackup: "⟦Nö ƀàçķûþ ĥàš ƀééñ ṁàđé ýéţ·········⟧",
  backupOldTitle: "⟦Tĥé ļàšţ ƀàçķûþ îš öļđ········⟧",
  backupOldLead: (args: { date: string | number }): string => "⟦Iţ ŵàš ṁàđé öñ " + String(args.date) + ". Wĥàţ ŵàš àđđéđ šîñçé ţĥéñ îš ļöšţ îƒ ţĥîš ṁàçĥîñé ƒàîļš.···························⟧",
  backupNoneTitle: "⟦Tĥéŕé îš ñö ƀàçķûþ ýéţ········⟧",
  backupNoneLead: "⟦Eṽéŕýţĥîñĝ îš ļöšţ îƒ ţĥîš ṁàçĥîñé ƒàîļš.··············⟧",
  toHealth: "⟦Oþéñ Héàļţĥ····⟧",
  firstSteps: "⟦Fîŕšţ šţéþš····⟧",
  firstStaff: "⟦Iñṽîţé à çöļļéàĝûé. Tŵö þéöþļé šĥöûļđ ƀé àƀļé ţö öþéñ ţĥé đéšķ.·····················⟧",
  firstNews: "⟦Pûƀļîšĥ ýöûŕ ƒîŕšţ àŕţîçļé.·········⟧",
  firstCampaign: "⟦Ađđ ýöûŕ ƒîŕšţ çàṁþàîĝñ.········⟧",
  firstMail: "⟦Ašķ ŵĥöéṽéŕ ŕûñš ţĥé šéŕṽéŕ ţö šéţ ûþ ṁàîļ, šö ţĥàţ çöđéš àñđ ûþđàţéš àŕŕîṽé.··························⟧",
  drafts: "⟦Dŕàƒţš··⟧",
};
