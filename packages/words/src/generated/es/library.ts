// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "Cargando",
  close: "Cerrar",
  copied: "Copiado.",
  copy: "Copiar",
  copyName: (args: { name: string | number }): string => "Copiar: " + String(args.name),
  pauseLabel: (args: { label: string | number }): string => "Pausar «" + String(args.label) + "»",
  tryAgain: "Reintentar",
  linkCopied: "Enlace copiado.",
  copyThisLinkUrl: (args: { url: string | number }): string => "Copia este enlace: " + String(args.url),
  share: "Compartir",
  pagesOfLabel: (args: { label: string | number }): string => "Páginas de «" + String(args.label) + "»",
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "Filas " + String(args.from) + " a " + String(args.to) + " de " + String(args.total),
  website: "Sitio web",
  showPassword: "Mostrar contraseña",
  charactersOf: (args: { length: string | number; limit: string | number }): string => String(args.length) + " de " + String(args.limit) + " caracteres",
  skipToContent: "Saltar al contenido",
  showFewer: "Mostrar menos",
  showAll: (args: { itemsCount: string | number }): string => "Mostrar todo (" + String(args.itemsCount) + ")",
  copyRefused: "Tu navegador no lo ha permitido. Selecciona el texto y cópialo a mano.",
  charactersTooMany: (args: { count: number }): string => plural(args.count, es, { 'one': "Sobra " + formatNumber(args.count, '.') + " carácter", 'many': "Sobran " + formatNumber(args.count, '.') + " de caracteres", 'other': "Sobran " + formatNumber(args.count, '.') + " caracteres" }),
  charactersLeft: (args: { count: number }): string => plural(args.count, es, { 'one': "Queda " + formatNumber(args.count, '.') + " carácter", 'many': "Quedan " + formatNumber(args.count, '.') + " de caracteres", 'other': "Quedan " + formatNumber(args.count, '.') + " caracteres" }),
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => String(args.name) + ", " + String(args.number) + " de " + String(args.count),
  previous: "Anterior",
  next: "Siguiente",
};
