// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { bankTransfer as English } from '../en/bank-transfer.ts';

export const bankTransfer: typeof English = {
  payByBankTransfer: "⟦Pàý ƀý ƀàñķ ţŕàñšƒéŕ·······⟧",
  insteadOf: (args: { method: string | number }): string => "⟦Yöû çĥöšé " + String(args.method) + ". Yöû çàñ àļšö þàý ƀý ƀàñķ ţŕàñšƒéŕ ñöŵ. Tĥé ŕéƒéŕéñçé ţéļļš ţĥé ƒöûñđàţîöñ ţĥàţ ţĥé þàýṁéñţ îš ţĥîš đöñàţîöñ, šö éñţéŕ îţ éẋàçţļý àš îţ îš ĥéŕé.·······················································⟧",
  amount: "⟦Aṁöûñţ··⟧",
  accountHolder: "⟦Aççöûñţ ĥöļđéŕ·····⟧",
  account: "⟦Aççöûñţ···⟧",
  iban: "⟦IBAN··⟧",
  bic: "⟦BIC·⟧",
  pixKey: "⟦Pîẋ ķéý···⟧",
  pixCode: "⟦Pîẋ çöđé ţö þàšţé······⟧",
  reference: "⟦Réƒéŕéñçé···⟧",
  qrCode: "⟦QR çöđé ŵîţĥ ţĥîš ţŕàñšƒéŕ ƒöŕ à ƀàñķîñĝ àþþ···············⟧",
  scan: "⟦Oŕ šçàñ ţĥé çöđé ŵîţĥ ýöûŕ ƀàñķîñĝ àþþ.·············⟧",
};
