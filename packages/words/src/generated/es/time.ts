// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { time as English } from '../en/time.ts';

export const time: typeof English = {
  justNow: "ahora mismo",
  hoursAgo: (args: { hours: number }): string => plural(args.hours, es, { 'one': "hace " + formatNumber(args.hours, '.') + " hora", 'many': "hace " + formatNumber(args.hours, '.') + " de horas", 'other': "hace " + formatNumber(args.hours, '.') + " horas" }),
  seconds: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " segundo", 'many': formatNumber(args.count, '.') + " de segundos", 'other': formatNumber(args.count, '.') + " segundos" }),
  minutes: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " minuto", 'many': formatNumber(args.count, '.') + " de minutos", 'other': formatNumber(args.count, '.') + " minutos" }),
  hours: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " hora", 'many': formatNumber(args.count, '.') + " de horas", 'other': formatNumber(args.count, '.') + " horas" }),
  lastDay: (args: { title: string | number }): string => "Último día: " + String(args.title),
  campaignsOf: (args: { name: string | number }): string => "Campañas de " + String(args.name),
  tryAgainIn: (args: { sentence: string | number; wait: string | number }): string => String(args.sentence) + " Puedes volver a intentarlo dentro de " + String(args.wait) + ".",
};
