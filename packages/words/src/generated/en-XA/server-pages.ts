// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { serverPages as English } from '../en/server-pages.ts';

export const serverPages: typeof English = {
  wentWrong: "⟦Söṁéţĥîñĝ ŵéñţ ŵŕöñĝ·······⟧",
  goToTheHomePage: "⟦Gö ţö ţĥé ĥöṁé þàĝé·······⟧",
  notBuilt: "⟦Nöţ ƀûîļţ ýéţ·····⟧",
  buildTheSite: "⟦Tĥé šîţé îš ñöţ ƀûîļţ ýéţ. Rûñ <code>ñþṁ ŕûñ ƀûîļđ</code> àñđ ŕéšţàŕţ ţĥé šéŕṽéŕ.···························⟧",
  pageInThisLanguage: "⟦Tĥîš þàĝé îš àļšö îñ Eñĝļîšĥ.··········⟧",
  notNow: "⟦Nöţ ñöŵ···⟧",
  maintenance: "⟦Wé àŕé ŵöŕķîñĝ öñ ţĥîš šîţé. Yöû çàñ ŕéàđ éṽéŕýţĥîñĝ; ƒöŕṁš ŵîļļ ŵöŕķ àĝàîñ šööñ.···························⟧",
};
