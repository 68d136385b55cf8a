// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "الآن",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, ar, { 'zero': "قبل أقل من ساعة", 'one': "قبل ساعة", 'two': "قبل ساعتين", 'few': "قبل " + formatNumber(args.hours, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعات", 'many': "قبل " + formatNumber(args.hours, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعة", 'other': "قبل " + formatNumber(args.hours, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعة" }),
  seconds: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لحظات", 'one': "ثانية واحدة", 'two': "ثانيتين", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ثوانٍ", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ثانية", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ثانية" }),
  minutes: (args: { count: number }): string => plural(args.count, ar, { 'zero': "أقل من دقيقة", 'one': "دقيقة واحدة", 'two': "دقيقتين", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دقائق", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دقيقة", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " دقيقة" }),
  hours: (args: { count: number }): string => plural(args.count, ar, { 'zero': "أقل من ساعة", 'one': "ساعة واحدة", 'two': "ساعتين", 'few': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعات", 'many': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعة", 'other': formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " ساعة" }),
  lastDay: (args: { title: string | number }): string => "اليوم الأخير: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title),
  campaignsOf: (args: { name: string | number }): string => "حملات " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.sentence) + " يمكنك المحاولة مرة أخرى بعد " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.wait) + ".",
};
