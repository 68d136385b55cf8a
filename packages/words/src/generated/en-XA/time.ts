// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "⟦ĵûšţ ñöŵ···⟧",
  hoursAgo: (args: { hours: number }): string => "⟦" + plural(args.hours, en, { 'one': formatNumber(args.hours, ',') + " ĥöûŕš àĝö", 'other': formatNumber(args.hours, ',') + " ĥöûŕš àĝö" }) + "··················⟧",
  seconds: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " šéçöñđ", 'other': formatNumber(args.count, ',') + " šéçöñđš" }) + "·················⟧",
  minutes: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ṁîñûţé", 'other': formatNumber(args.count, ',') + " ṁîñûţéš" }) + "·················⟧",
  hours: (args: { count: number }): string => "⟦" + plural(args.count, en, { 'one': formatNumber(args.count, ',') + " ĥöûŕ", 'other': formatNumber(args.count, ',') + " ĥöûŕš" }) + "···············⟧",
  lastDay: (args: { title: string | number }): string => "⟦Làšţ đàý: " + String(args.title) + "······⟧",
  campaignsOf: (args: { name: string | number }): string => "⟦Càṁþàîĝñš öƒ " + String(args.name) + "·······⟧",
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => "⟦" + String(args.sentence) + " Yöû çàñ ţŕý àĝàîñ îñ " + String(args.wait) + ".·············⟧",
};
