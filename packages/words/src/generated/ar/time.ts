import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "الآن",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, ar, { 'zero': "قبل أقل من ساعة", 'one': "قبل ساعة", 'two': "قبل ساعتين", 'few': "قبل " + formatNumber('ar', args.hours) + " ساعات", 'many': "قبل " + formatNumber('ar', args.hours) + " ساعة", 'other': "قبل " + formatNumber('ar', args.hours) + " ساعة" }),
  seconds: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لحظات", 'one': "ثانية واحدة", 'two': "ثانيتين", 'few': formatNumber('ar', args.count) + " ثوانٍ", 'many': formatNumber('ar', args.count) + " ثانية", 'other': formatNumber('ar', args.count) + " ثانية" }),
  minutes: (args: { count: number }): string => plural(args.count, ar, { 'zero': "أقل من دقيقة", 'one': "دقيقة واحدة", 'two': "دقيقتين", 'few': formatNumber('ar', args.count) + " دقائق", 'many': formatNumber('ar', args.count) + " دقيقة", 'other': formatNumber('ar', args.count) + " دقيقة" }),
  hours: (args: { count: number }): string => plural(args.count, ar, { 'zero': "أقل من ساعة", 'one': "ساعة واحدة", 'two': "ساعتين", 'few': formatNumber('ar', args.count) + " ساعات", 'many': formatNumber('ar', args.count) + " ساعة", 'other': formatNumber('ar', args.count) + " ساعة" }),
  lastDay: (args: { title: string | number }): string => "اليوم الأخير: " + String(args.title),
  campaignsOf: (args: { name: string | number }): string => "حملات " + String(args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => String(args.sentence) + " يمكنك المحاولة مرة أخرى بعد " + String(args.wait) + ".",
};
