// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { news as English } from '../en/news.ts';

export const news: typeof English = {
  howToHelp: "⟦Höŵ ţö ĥéļþ····⟧",
  helpToWriteTheNext: "⟦Héļþ ţö ŵŕîţé ţĥé ñéẋţ šţöŕý··········⟧",
  thisStoryIsAboutA: "⟦Tĥîš šţöŕý îš àƀöûţ à çàṁþàîĝñ ţĥàţ ýöû çàñ šûþþöŕţ.··················⟧",
  everyCampaignShowsWhatIt: "⟦Eṽéŕý çàṁþàîĝñ šĥöŵš ŵĥàţ îţ çöšţš àñđ ŵĥàţ îš šţîļļ ṁîššîñĝ.·····················⟧",
  donateToThisCampaign: "⟦Döñàţé ţö ţĥîš çàṁþàîĝñ········⟧",
  chooseACampaign: "⟦Cĥööšé à çàṁþàîĝñ······⟧",
  comma: "⟦, ·⟧",
  comments: "⟦Cöṁṁéñţš···⟧",
  commentsTotal: (args: { total: string | number }): string => "⟦Cöṁṁéñţš (" + String(args.total) + ")······⟧",
  addAComment: "⟦Ađđ à çöṁṁéñţ·····⟧",
  writtenBy: "⟦Wŕîţţéñ ƀý····⟧",
  posted: "⟦Pöšţéđ··⟧",
  itMayHaveBeenRemoved: "⟦Iţ ṁàý ĥàṽé ƀééñ ŕéṁöṽéđ, öŕ ţĥé àđđŕéšš ṁàý ƀé ṁîšţýþéđ.···················⟧",
  checkYourConnectionThenTry: "⟦Cĥéçķ ýöûŕ çöññéçţîöñ, ţĥéñ ţŕý àĝàîñ.·············⟧",
  goToTheHomePage: "⟦Gö ţö ţĥé ĥöṁé þàĝé·······⟧",
  news: "⟦Néŵš··⟧",
  loadingTheStory: "⟦Löàđîñĝ ţĥé šţöŕý······⟧",
  anonymous: "⟦Añöñýṁöûš···⟧",
  yourName: "⟦Yöûŕ ñàṁé···⟧",
  comment: "⟦Cöṁṁéñţ···⟧",
  postComment: "⟦Pöšţ çöṁṁéñţ····⟧",
  showOlderComments: "⟦Sĥöŵ öļđéŕ çöṁṁéñţš·······⟧",
  olderCommentsFailedToLoad: "⟦Oļđéŕ çöṁṁéñţš ƒàîļéđ ţö ļöàđ··········⟧",
  showingComments: (args: { total: number; visible: string | number }): string => "⟦" + plural(args.total, en, { 'one': "Sĥöŵîñĝ " + String(args.visible) + " öƒ " + formatNumber(args.total, ',') + " çöṁṁéñţ", 'other': "Sĥöŵîñĝ " + String(args.visible) + " öƒ " + formatNumber(args.total, ',') + " çöṁṁéñţš" }) + "·······························⟧",
  newerComments: "⟦Néŵéŕ çöṁṁéñţš·····⟧",
  olderComments: "⟦Oļđéŕ çöṁṁéñţš·····⟧",
  relatedContents: "⟦Réļàţéđ çöñţéñţš······⟧",
  loadingTheNews: "⟦Löàđîñĝ ţĥé ñéŵš······⟧",
  storiesToGoOnWith: "⟦Sţöŕîéš ţö ĝö öñ ŵîţĥ·······⟧",
  commentsClosed: "⟦Tĥîš àŕţîçļé ñö ļöñĝéŕ àççéþţš çöṁṁéñţš. Tĥàñķ ýöû ţö éṽéŕýƀöđý ŵĥö ŵŕöţé öñé.··························⟧",
};
