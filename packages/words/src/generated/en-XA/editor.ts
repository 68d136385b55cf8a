// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { editor as English } from '../en/editor.ts';

export const editor: typeof English = {
  loading: "⟦Löàđîñĝ ţĥé éđîţöŕ······⟧",
  text: "⟦Téẋţ öƒ ţĥé àŕţîçļé·······⟧",
  placeholder: "⟦Wŕîţé ţĥé àŕţîçļé, öŕ þàšţé îţ ƒŕöṁ Wöŕđ öŕ Gööĝļé Döçš.···················⟧",
  toolbar: "⟦Föŕṁàţţîñĝ····⟧",
  heading: "⟦Héàđîñĝ···⟧",
  subheading: "⟦Sûƀĥéàđîñĝ····⟧",
  bold: "⟦Böļđ··⟧",
  italic: "⟦Iţàļîç··⟧",
  link: "⟦Lîñķ··⟧",
  bulletList: "⟦Bûļļéţéđ ļîšţ·····⟧",
  orderedList: "⟦Nûṁƀéŕéđ ļîšţ·····⟧",
  quote: "⟦Qûöţé··⟧",
  picture: "⟦Pîçţûŕé···⟧",
  undo: "⟦Uñđö··⟧",
  redo: "⟦Réđö··⟧",
  save: "⟦Sàṽé··⟧",
  linkAddress: "⟦Ađđŕéšš···⟧",
  linkHint: "⟦Oƒ à ŵéƀ þàĝé, šûçĥ àš éẋàṁþļé.öŕĝ/ŕéþöŕţ, öŕ àñ é-ṁàîļ àđđŕéšš.······················⟧",
  linkRefused: "⟦Eñţéŕ ţĥé àđđŕéšš öƒ à ŵéƀ þàĝé öŕ àñ é-ṁàîļ àđđŕéšš.··················⟧",
  removeLink: "⟦Réṁöṽé ļîñķ····⟧",
  pictureFile: "⟦Pîçţûŕé ƒîļé····⟧",
  pictureFormats: "⟦JPEG, PNG, WéƀP öŕ AVIF. Dŕöþ îţ ĥéŕé öŕ çĥööšé îţ.·················⟧",
  uploading: "⟦Uþļöàđîñĝ ţĥé þîçţûŕé·······⟧",
  pictureRequired: "⟦Cĥööšé à þîçţûŕé.······⟧",
  insertPicture: "⟦Iñšéŕţ þîçţûŕé·····⟧",
  alt: "⟦Aļţéŕñàţîṽé ţéẋţ······⟧",
  altHint: "⟦Sàý ŵĥàţ ţĥé þîçţûŕé šĥöŵš, ƒöŕ þéöþļé ŵĥö çàññöţ šéé îţ.···················⟧",
  altRequired: "⟦Déšçŕîƀé ţĥé þîçţûŕé îñ à ƒéŵ ŵöŕđš.············⟧",
  altTitle: "⟦Cĥàñĝé àļţéŕñàţîṽé ţéẋţ········⟧",
  altOf: (args: { alt: string | number }): string => "⟦Aļţéŕñàţîṽé ţéẋţ: " + String(args.alt) + "········⟧",
  altMissing: "⟦Nö àļţéŕñàţîṽé ţéẋţ·······⟧",
  changeAlt: "⟦Cĥàñĝé ţéẋţ····⟧",
  captionPlaceholder: "⟦Càþţîöñ, îƒ îţ ñééđš öñé········⟧",
  picturesNotPasted: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " þîçţûŕé ŵàš ñöţ þàšţéđ. Ađđ îţ ŵîţĥ ţĥé ƀûţţöñ Pîçţûŕé.", 'other': formatNumber(args.count, ',') + " þîçţûŕéš ŵéŕé ñöţ þàšţéđ. Ađđ ţĥéṁ ŵîţĥ ţĥé ƀûţţöñ Pîçţûŕé." }) + "··················································⟧",
  tableSelected: "⟦Tĥé çéļļš öƒ à ţàƀļé çàññöţ ƀé çĥàñĝéđ ĥéŕé. Dŕàĝ ţĥé ţàƀļé ţö ṁöṽé îţ. Tö çĥàñĝé îţ, đéļéţé îţ àñđ þàšţé à ñéŵ öñé. Wĥàţ ýöû ţýþé ĝöéš ƀéļöŵ îţ.·················································⟧",
  uploaded: "⟦Cĥööšé àñ ûþļöàđéđ þîçţûŕé·········⟧",
};
