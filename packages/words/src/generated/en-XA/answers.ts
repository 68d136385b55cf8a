// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { answers as English } from '../en/answers.ts';

export const answers: typeof English = {
  signedOut: "⟦Yöû àŕé šîĝñéđ öûţ. Séé ýöû šööñ!···········⟧",
  codeSent: (args: { email: string | number }): string => "⟦Wé ĥàṽé šéñţ à ƒîṽé-đîĝîţ çöđé ţö " + String(args.email) + ".··············⟧",
  codeOnItsWay: (args: { email: string | number }): string => "⟦Wé àŕé šéñđîñĝ à ƒîṽé-đîĝîţ çöđé ţö " + String(args.email) + ". Iţ ṁàý ţàķé à ƒéŵ ṁîñûţéš.························⟧",
  welcome: (args: { firstName: string | number }): string => "⟦Wéļçöṁé, " + String(args.firstName) + "! Yöûŕ àççöûñţ îš ŕéàđý. Yöû çàñ šîĝñ îñ ñöŵ.······················⟧",
  checkInbox: (args: { email: string | number }): string => "⟦Pļéàšé çĥéçķ ţĥé îñƀöẋ öƒ " + String(args.email) + " ƒöŕ à ƒîṽé-đîĝîţ çöđé.···················⟧",
  chooseNewPassword: "⟦Tĥàñķ ýöû. Pļéàšé çĥööšé à ñéŵ þàššŵöŕđ.··············⟧",
  passwordChanged: "⟦Yöûŕ þàššŵöŕđ ĥàš ƀééñ çĥàñĝéđ. Pļéàšé šîĝñ îñ ŵîţĥ ţĥé ñéŵ öñé.······················⟧",
  goalSet: (args: { goal: string | number }): string => "⟦Yöûŕ ĝöàļ îš " + String(args.goal) + ".·······⟧",
  registered: (args: { campaign: string | number }): string => "⟦Tĥàñķ ýöû! Yöû àŕé ŕéĝîšţéŕéđ ƒöŕ “" + String(args.campaign) + "”.················⟧",
  commentShown: "⟦Tĥàñķ ýöû! Yöûŕ çöṁṁéñţ îš ñöŵ þàŕţ öƒ ţĥîš šţöŕý.·················⟧",
  commentHeld: "⟦Tĥàñķ ýöû! Söṁéöñé öñ öûŕ ţéàṁ ŵîļļ ŕéàđ ýöûŕ çöṁṁéñţ ƀéƒöŕé îţ àþþéàŕš.························⟧",
};
