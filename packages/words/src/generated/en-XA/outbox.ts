// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { outbox as English } from '../en/outbox.ts';

export const outbox: typeof English = {
  title: (args: { product: string | number }): string => "⟦" + String(args.product) + " öûţƀöẋ······⟧",
  heading: "⟦Oûţƀöẋ··⟧",
  explanation: "⟦Nö ṁàîļ šéŕṽéŕ îš çöñƒîĝûŕéđ, šö ṁàîļš àŕé šţöŕéđ ĥéŕé îñšţéàđ öƒ ƀéîñĝ šéñţ. Réļöàđ ţĥé þàĝé ţö šéé ñéŵ öñéš.·····································⟧",
  empty: "⟦Nö ṁàîļš ýéţ.·····⟧",
  to: (args: { address: string | number }): string => "⟦Tö " + String(args.address) + "····⟧",
  asHtml: "⟦Aš HTML···⟧",
};
