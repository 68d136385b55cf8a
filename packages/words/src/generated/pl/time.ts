import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "przed chwilą",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, pl, { 'one': formatNumber('pl', args.hours) + " godzinę temu", 'few': formatNumber('pl', args.hours) + " godziny temu", 'many': formatNumber('pl', args.hours) + " godzin temu", 'other': formatNumber('pl', args.hours) + " godziny temu" }),
  seconds: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber('pl', args.count) + " sekundę", 'few': formatNumber('pl', args.count) + " sekundy", 'many': formatNumber('pl', args.count) + " sekund", 'other': formatNumber('pl', args.count) + " sekundy" }),
  minutes: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber('pl', args.count) + " minutę", 'few': formatNumber('pl', args.count) + " minuty", 'many': formatNumber('pl', args.count) + " minut", 'other': formatNumber('pl', args.count) + " minuty" }),
  hours: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber('pl', args.count) + " godzinę", 'few': formatNumber('pl', args.count) + " godziny", 'many': formatNumber('pl', args.count) + " godzin", 'other': formatNumber('pl', args.count) + " godziny" }),
  lastDay: (args: { title: string | number }): string => "Ostatni dzień: " + String(args.title),
  campaignsOf: (args: { name: string | number }): string => "Zbiórki: " + String(args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => String(args.sentence) + " Możesz spróbować ponownie za " + String(args.wait) + ".",
};
