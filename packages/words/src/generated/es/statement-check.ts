// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "El registro de " + String(args.month) + " no es el archivo que se publicó.",
  notAsIssued: "El extracto no está como se emitió: su firma no coincide.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "La línea " + String(args.line) + " de la donación " + String(args.gift) + " ha sido alterada: no está en el registro de " + String(args.month) + ".",
  thisStatementWasAltered: "Este extracto ha sido alterado",
  theLedgerDoesNotHave: "Este mes no está en el registro",
  thisIsNotAStatement: "Esto no es un extracto",
  aStatementIsTheJson: "Un extracto es el archivo JSON que se descarga desde «Historial de donaciones». Pega todo su texto.",
  thisStatementIsValid: "Este extracto es válido",
  signedBy: (args: { name: string | number; date: string | number }): string => String(args.name) + " lo firmó el " + String(args.date) + ".",
  linesWithTotal: (args: { count: number; total: string | number }): string => plural(args.count, es, { 'one': "Su línea está en el registro publicado, sin cambios. El total es " + String(args.total) + ".", 'many': "Sus " + formatNumber(args.count, '.') + " de líneas están en el registro publicado, sin cambios. El total es " + String(args.total) + ".", 'other': "Sus " + formatNumber(args.count, '.') + " líneas están en el registro publicado, sin cambios. El total es " + String(args.total) + "." }),
  linesByMonth: (args: { months: string | number }): string => "Líneas por mes: " + String(args.months) + ".",
  noLaterChange: (args: { month: string | number }): string => "En los registros hasta " + String(args.month) + " no figura ningún cambio posterior de estas donaciones.",
  notOtherGifts: (args: { month: string | number }): string => "Que estas sean todas las donaciones de esta persona y que ninguna haya cambiado después de " + String(args.month) + ".",
  untaggedLines: (args: { count: number }): string => plural(args.count, es, { 'one': "Si " + formatNumber(args.count, '.') + " línea cambió en los meses en que los asientos aún no tenían etiquetas.", 'many': "Si " + formatNumber(args.count, '.') + " de líneas cambiaron en los meses en que los asientos aún no tenían etiquetas.", 'other': "Si " + formatNumber(args.count, '.') + " líneas cambiaron en los meses en que los asientos aún no tenían etiquetas." }),
  giftHasChanged: "Esta donación ha cambiado desde este extracto: pide uno nuevo",
  laterEntriesOf: (args: { count: number; gifts: string | number }): string => "En el registro hay asientos posteriores de " + plural(args.count, es, { 'one': "la donación n.º " + String(args.gifts), 'many': "las donaciones n.º " + String(args.gifts), 'other': "las donaciones n.º " + String(args.gifts) }) + ", como una corrección o un reembolso.",
  notIssuedHere: "Este extracto no se ha emitido aquí",
  claimsToBeFrom: (args: { name: string | number }): string => "Menciona a " + String(args.name) + ", pero no está firmado con ninguna de nuestras claves.",
  nothingToCheck: "No hay nada que comprobar",
  noLinesYet: "El extracto no tiene líneas, así que no demuestra nada. Las donaciones figuran en él cuando se cierra su mes.",
  statementIsUnsigned: "Este extracto no está firmado: pide uno nuevo",
  earlierStatements: "Los extractos anteriores no se firmaban, así que no se puede saber si se han quitado líneas.",
  statementIsTooLarge: "Este extracto es demasiado grande para comprobarlo aquí",
  mostLinesAndMonths: (args: { lines: string | number; months: string | number }): string => "Una comprobación abarca como máximo " + String(args.lines) + " líneas y " + String(args.months) + " meses.",
  monthsNotPublished: (args: { months: string | number }): string => "No hemos publicado ningún registro de " + String(args.months) + ". El extracto no es nuestro o ha sido alterado.",
  andMore: (args: { count: number }): string => plural(args.count, es, { 'one': "Y " + formatNumber(args.count, '.') + " más.", 'many': "Y " + formatNumber(args.count, '.') + " más.", 'other': "Y " + formatNumber(args.count, '.') + " más." }),
};
