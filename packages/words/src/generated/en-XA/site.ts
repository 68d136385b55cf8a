// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { site as English } from '../en/site.ts';

export const site: typeof English = {
  addressLine: (args: { street: string | number; locality: string | number; region: string | number; postalCode: string | number }): string => "⟦" + String(args.street) + ", " + String(args.locality) + ", " + String(args.region) + " " + String(args.postalCode) + "···············⟧",
  backToTheHomePage: "⟦Bàçķ ţö ţĥé ĥöṁé þàĝé·······⟧",
  contactUs: "⟦Cöñţàçţ ûš····⟧",
  campaigns: "⟦Càṁþàîĝñš···⟧",
  footer: "⟦Fööţéŕ··⟧",
  give: "⟦Gîṽé··⟧",
  foundation: "⟦Föûñđàţîöñ····⟧",
  follow: "⟦Föļļöŵ··⟧",
  thereIsNoPageAt: "⟦Tĥéŕé îš ñö þàĝé àţ ţĥîš àđđŕéšš. Iţ ṁàý ĥàṽé ṁöṽéđ, öŕ ţĥé ļîñķ ṁàý ƀé îñçöṁþļéţé.····························⟧",
  seeTheCampaigns: "⟦Séé ţĥé çàṁþàîĝñš······⟧",
  language: "⟦Làñĝûàĝé···⟧",
  main: "⟦Màîñ··⟧",
  menu: "⟦Méñû··⟧",
  donation: "⟦Döñàţîöñ···⟧",
  about: "⟦Aƀöûţ··⟧",
  requestHelp: "⟦Réǫûéšţ ĥéļþ····⟧",
  joinUs: "⟦Jöîñ Uš···⟧",
  signIn: "⟦Sîĝñ îñ···⟧",
  dashboard: "⟦Dàšĥƀöàŕđ···⟧",
  timeZone: (args: { zone: string | number }): string => "⟦Tîṁé žöñé: " + String(args.zone) + "······⟧",
  slow: "⟦Tĥîš îš ţàķîñĝ ļöñĝéŕ ţĥàñ ûšûàļ. Kééþ ŵàîţîñĝ, öŕ ţŕý àĝàîñ.·····················⟧",
  didNotLoad: "⟦Tĥîš þàĝé đîđ ñöţ ļöàđ. Tŕý àĝàîñ.············⟧",
};
