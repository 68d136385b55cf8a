// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskMonths as English } from '../en/desk-months.ts';

export const deskMonths: typeof English = {
  lead: "Cerrar un mes publica su registro. Después, una corrección es un asiento del mes siguiente.",
  twoPeople: "Una persona propone el mes y otra lo confirma con su contraseña.",
  onePerson: "En esta fundación, quien propone un mes también puede confirmarlo.",
  next: (args: { month: string | number }): string => String(args.month) + " puede cerrarse",
  nothing: "Nada que cerrar",
  nothingLead: (args: { month: string | number }): string => "Todos los meses que han terminado están cerrados. " + String(args.month) + " podrá cerrarse cuando termine.",
  noEntries: "Las cuentas aún no tienen asientos.",
  entries: (args: { count: number; amount: string | number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " asiento", 'many': formatNumber(args.count, '.') + " de asientos", 'other': formatNumber(args.count, '.') + " asientos" }) + ", " + String(args.amount),
  toPublish: "Es lo que publicaría su registro, sin nombres.",
  mustSettle: "Hay que resolver antes",
  shouldSettle: "Conviene mirar antes",
  waitingFiles: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " archivo subido no se ha importado ni descartado", 'many': formatNumber(args.count, '.') + " de archivos subidos no se han importado ni descartado", 'other': formatNumber(args.count, '.') + " archivos subidos no se han importado ni descartado" }),
  pendingGifts: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " donación del mes está pendiente", 'many': formatNumber(args.count, '.') + " de donaciones del mes están pendientes", 'other': formatNumber(args.count, '.') + " donaciones del mes están pendientes" }),
  openBills: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " factura no está pagada", 'many': formatNumber(args.count, '.') + " de facturas no están pagadas", 'other': formatNumber(args.count, '.') + " facturas no están pagadas" }),
  proposedBy: (args: { name: string | number; date: string | number }): string => "Propuesto por " + String(args.name) + " el " + String(args.date),
  ownProposal: "Debe confirmarlo otra persona. El resto del equipo lo ve aquí y en su primera página.",
  changed: "Las cuentas han cambiado desde entonces",
  added: (args: { count: number; amount: string | number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " asiento más", 'many': formatNumber(args.count, '.') + " de asientos más", 'other': formatNumber(args.count, '.') + " asientos más" }) + ", " + String(args.amount),
  removed: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " asiento menos, de una importación deshecha", 'many': formatNumber(args.count, '.') + " de asientos menos, de una importación deshecha", 'other': formatNumber(args.count, '.') + " asientos menos, de una importación deshecha" }),
  propose: "Proponer el cierre",
  proposeAgain: "Proponer de nuevo",
  withdraw: "Retirar la propuesta",
  close: (args: { month: string | number }): string => "Cerrar " + String(args.month) + " definitivamente",
  closeExplained: "Se publica su registro. Después, una corrección es un asiento del mes siguiente.",
  late: "Cambios en meses cerrados",
  lateLead: (args: { count: number; amount: string | number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " asiento", 'many': formatNumber(args.count, '.') + " de asientos", 'other': formatNumber(args.count, '.') + " asientos" }) + " (" + String(args.amount) + ") tras el cierre del mes. Estarán en el próximo registro.",
  gift: (args: { number: string | number }): string => "Donación " + String(args.number),
  month: "Mes",
  state: "Estado",
  published: "Publicado",
  running: "En curso",
  waits: "Espera al mes anterior",
  open: "Abierto",
  proposed: "Propuesto",
  closed: (args: { date: string | number }): string => "Cerrado el " + String(args.date),
  ledgerOf: (args: { month: string | number }): string => "Registro de " + String(args.month),
};
