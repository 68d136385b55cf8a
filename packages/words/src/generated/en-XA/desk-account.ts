// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskAccount as English } from '../en/desk-account.ts';

export const deskAccount: typeof English = {
  sessions: "⟦Wĥéŕé ýöû àŕé šîĝñéđ îñ········⟧",
  thisOne: "⟦Tĥîš ƀŕöŵšéŕ····⟧",
  lastSeen: (args: { date: string | number }): string => "⟦Làšţ ûšéđ " + String(args.date) + "······⟧",
  signOutEverywhere: "⟦Sîĝñ öûţ éṽéŕýŵĥéŕé·······⟧",
  factors: "⟦Yöûŕ šéçöñđ ƒàçţöŕš·······⟧",
  app: "⟦Aûţĥéñţîçàţöŕ àþþ······⟧",
  isSet: "⟦Séţ ûþ··⟧",
  isNotSet: "⟦Nöţ šéţ ûþ····⟧",
  passkey: "⟦Pàššķéý···⟧",
  added: (args: { date: string | number }): string => "⟦Ađđéđ " + String(args.date) + "····⟧",
  removePasskey: (args: { name: string | number }): string => "⟦Réṁöṽé " + String(args.name) + "·····⟧",
  removePasskeyExplained: "⟦Yöû çàñ ñö ļöñĝéŕ šîĝñ îñ ŵîţĥ îţ.············⟧",
  passkeyRemoved: (args: { name: string | number }): string => "⟦" + String(args.name) + " ŵàš ŕéṁöṽéđ.·······⟧",
  codesLeft: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ŕéçöṽéŕý çöđé ļéƒţ", 'other': formatNumber(args.count, ',') + " ŕéçöṽéŕý çöđéš ļéƒţ" }) + "·························⟧",
  codesKept: "⟦Kéþţ··⟧",
  codesNotKept: "⟦Yöû ĥàṽé ñöţ çöñƒîŕṁéđ ţĥàţ ýöû ķéþţ ţĥéṁ. Iƒ ýöû ĥàṽé ñöţ, ŕéþļàçé ţĥéṁ: ţĥéý àŕé ñöţ šĥöŵñ àĝàîñ.·································⟧",
  renewCodes: "⟦Réþļàçé ţĥé ŕéçöṽéŕý çöđéš·········⟧",
  renewCodesExplained: "⟦Yöû ĝéţ ţéñ ñéŵ çöđéš. Tĥé éàŕļîéŕ öñéš šţöþ ŵöŕķîñĝ.··················⟧",
  passwordTitle: "⟦Pàššŵöŕđ···⟧",
  changePassword: "⟦Cĥàñĝé ţĥé þàššŵöŕđ·······⟧",
};
