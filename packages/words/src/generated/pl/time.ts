// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "przed chwilą",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, pl, { 'one': formatNumber(args.hours, ' ') + " godzinę temu", 'few': formatNumber(args.hours, ' ') + " godziny temu", 'many': formatNumber(args.hours, ' ') + " godzin temu", 'other': formatNumber(args.hours, ' ') + " godziny temu" }),
  seconds: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " sekundę", 'few': formatNumber(args.count, ' ') + " sekundy", 'many': formatNumber(args.count, ' ') + " sekund", 'other': formatNumber(args.count, ' ') + " sekundy" }),
  minutes: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " minutę", 'few': formatNumber(args.count, ' ') + " minuty", 'many': formatNumber(args.count, ' ') + " minut", 'other': formatNumber(args.count, ' ') + " minuty" }),
  hours: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " godzinę", 'few': formatNumber(args.count, ' ') + " godziny", 'many': formatNumber(args.count, ' ') + " godzin", 'other': formatNumber(args.count, ' ') + " godziny" }),
  lastDay: (args: { title: string | number }): string => "Ostatni dzień: " + String(args.title),
  campaignsOf: (args: { name: string | number }): string => "Zbiórki: " + String(args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => String(args.sentence) + " Możesz spróbować ponownie za " + String(args.wait) + ".",
};
