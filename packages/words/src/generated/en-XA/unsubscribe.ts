// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { unsubscribe as English } from '../en/unsubscribe.ts';

export const unsubscribe: typeof English = {
  title: (args: { product: string | number }): string => "⟦E-ṁàîļš ƒŕöṁ " + String(args.product) + "········⟧",
  heading: "⟦Iṁþàçţ ûþđàţéš ƀý é-ṁàîļ········⟧",
  question: (args: { name: string | number }): string => "⟦Sţöþ îṁþàçţ ûþđàţéš ƒŕöṁ " + String(args.name) + " ƀý é-ṁàîļ? Yöû çàñ šţîļļ ŕéàđ ţĥéṁ îñ ýöûŕ đàšĥƀöàŕđ.·····························⟧",
  submit: "⟦Uñšûƀšçŕîƀé····⟧",
  done: "⟦Wé ŵîļļ ñöţ šéñđ ýöû îṁþàçţ ûþđàţéš ƀý é-ṁàîļ àĝàîñ. Yöû çàñ šţîļļ ŕéàđ ţĥéṁ îñ ýöûŕ đàšĥƀöàŕđ.································⟧",
  invalid: (args: { email: string | number }): string => "⟦Tĥîš ļîñķ îš ñöţ ṽàļîđ. Tĥé àççöûñţ ṁàý ĥàṽé ƀééñ đéļéţéđ. Iƒ ýöû šţîļļ ŕéçéîṽé ṁàîļš, þļéàšé ŵŕîţé ţö <link>" + String(args.email) + "</link>.··········································⟧",
};
