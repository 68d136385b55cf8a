// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { sentences as English } from '../en/sentences.ts';

export const sentences: typeof English = {
  generic: "⟦Añ éŕŕöŕ öççûŕŕéđ. Pļéàšé ţŕý àĝàîñ.············⟧",
  emailTaken: "⟦Añ àççöûñţ ŵîţĥ ţĥîš éṁàîļ àđđŕéšš éẋîšţš!··············⟧",
  accountNotFound: "⟦Tĥîš àççöûñţ îš ñöţ ƒöûñđ!·········⟧",
  sessionInvalid: "⟦Yöûŕ šéššîöñ îš îñṽàļîđ!········⟧",
  contentFailed: "⟦Cöñţéñţ ƒàîļéđ ţö ļöàđ········⟧",
  newsListFailed: "⟦Néŵš àŕţîçļéš ƒàîļéđ ţö ļöàđ··········⟧",
  newsNotFound: "⟦Tĥé  ñéŵš çöñţéñţ ŵàš ñöţ ƒöûñđ···········⟧",
  newsDetailFailed: "⟦Añ éŕŕöŕ öççûŕŕéđ ŵĥîļé ƒéţçĥîñĝ ţĥé ñéŵš çöñţéñţ.·················⟧",
  unexpected: "⟦Uñéẋþéçţéđ Aþþļîçàţîöñ Eŕŕöŕ!··········⟧",
  noComments: "⟦Nö çöṁṁéñţš ƒöûñđ!······⟧",
  noRecord: "⟦Nö ŕéçöŕđ ƒöûñđ·····⟧",
};
