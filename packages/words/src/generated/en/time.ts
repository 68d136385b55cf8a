// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const time = {
  justNow: "just now",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, en, { 'one': formatNumber(args.hours, ',') + " hours ago", 'other': formatNumber(args.hours, ',') + " hours ago" }),
  seconds: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " second", 'other': formatNumber(args.count, ',') + " seconds" }),
  minutes: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " minute", 'other': formatNumber(args.count, ',') + " minutes" }),
  hours: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " hour", 'other': formatNumber(args.count, ',') + " hours" }),
  lastDay: (args: { title: string | number }): string => "Last day: " + String(args.title),
  campaignsOf: (args: { name: string | number }): string => "Campaigns of " + String(args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => String(args.sentence) + " You can try again in " + String(args.wait) + ".",
};
