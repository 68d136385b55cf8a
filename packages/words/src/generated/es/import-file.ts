// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { importFile as English } from '../en/import-file.ts';

export const importFile: typeof English = {
  notText: "Este archivo no es de texto. Expórtalo como CSV.",
  notCsv: "Este archivo no es un CSV.",
  noRows: "Este archivo no tiene filas debajo de la que da nombre a las columnas.",
  tooLarge: "Este archivo es demasiado grande. Use uno de 20 MB, 200 000 filas y 4 000 000 celdas como máximo.",
  tooWide: "Este archivo tiene una fila de más de 500 columnas o 64 kB. Las filas de un extracto son más cortas. Vuelva a exportarlo.",
  noColumn: (args: { column: string | number }): string => "Este archivo no tiene la columna «" + String(args.column) + "».",
  mapColumns: "Elige primero las columnas con la fecha y el importe.",
  columnRule: "Elige una columna.",
  bankRule: "Escribe un nombre corto de letras y cifras, sin espacios.",
  noCampaign: "Esta campaña ya no existe.",
  sameTitle: (args: { title: string | number }): string => "Dos campañas se llaman «" + String(args.title) + "», así que no se sabe a cuál va cada donación. Cambia el título de una de ellas.",
  gone: "Esta importación ya no existe.",
  alreadyImported: "Este archivo ya se ha importado o eliminado.",
  alreadyUndone: "Esta importación ya se ha deshecho.",
  undoClosed: (args: { month: string | number }): string => "No se puede deshacer esta importación: el mes " + String(args.month) + " está cerrado y publicado.",
  undoChanged: (args: { count: number }): string => plural(args.count, es, { 'one': "No se puede deshacer esta importación: " + formatNumber(args.count, '.') + " de sus donaciones ha cambiado desde entonces.", 'many': "No se puede deshacer esta importación: " + formatNumber(args.count, '.') + " de sus donaciones han cambiado desde entonces.", 'other': "No se puede deshacer esta importación: " + formatNumber(args.count, '.') + " de sus donaciones han cambiado desde entonces." }),
  discarded: "Se ha eliminado el archivo. No se ha importado nada.",
  undone: (args: { count: number }): string => plural(args.count, es, { 'one': "Se ha deshecho la importación y se ha eliminado " + formatNumber(args.count, '.') + " donación.", 'many': "Se ha deshecho la importación y se han eliminado " + formatNumber(args.count, '.') + " de donaciones.", 'other': "Se ha deshecho la importación y se han eliminado " + formatNumber(args.count, '.') + " donaciones." }),
  otherEncoding: (args: { encoding: string | number }): string => "Este archivo dice que está en " + String(args.encoding) + ", pero no es así. Vuelva a exportarlo.",
  notXml: "Este archivo está dañado: no se puede leer como XML. Vuelva a exportarlo.",
  tooDeep: "Este archivo tiene más elementos XML, o más profundos o más largos, que un extracto. Vuelva a exportarlo para menos días.",
  notCamt: "Este archivo es XML, pero no un extracto bancario en CAMT.052, CAMT.053 o CAMT.054.",
  isPdf: "Este archivo es un PDF. Descargue el extracto de su banco como CSV, CAMT o MT940.",
  isHtml: "Este archivo es una página web. Descargue el extracto de su banco como CSV, CAMT o MT940.",
  isSpreadsheet: "Este archivo es una hoja de cálculo o un archivo comprimido. Guarde la hoja como CSV o extraiga el extracto.",
  isFragment: "Este archivo es solo una parte de un extracto MT940: no tiene saldo inicial. Descargue el extracto completo.",
};
