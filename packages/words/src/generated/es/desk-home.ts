// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "Ahora mismo no tienes nada pendiente",
  nothingLead: "Ninguna tarea te espera.",
  needsYou: "Lo que te espera",
  heldComments: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " comentario espera tu decisión", 'many': formatNumber(args.count, '.') + " de comentarios esperan tu decisión", 'other': formatNumber(args.count, '.') + " comentarios esperan tu decisión" }),
  failedMails: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " correo no se ha podido enviar", 'many': formatNumber(args.count, '.') + " de correos no se han podido enviar", 'other': formatNumber(args.count, '.') + " correos no se han podido enviar" }),
  waitingMails: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " correo está en camino", 'many': formatNumber(args.count, '.') + " de correos están en camino", 'other': formatNumber(args.count, '.') + " correos están en camino" }),
  unmatchedPayments: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " pago no tiene donante conocido", 'many': formatNumber(args.count, '.') + " de pagos no tienen donante conocido", 'other': formatNumber(args.count, '.') + " pagos no tienen donante conocido" }),
  billsToApprove: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " factura espera tu aprobación", 'many': formatNumber(args.count, '.') + " de facturas esperan tu aprobación", 'other': formatNumber(args.count, '.') + " facturas esperan tu aprobación" }),
  billsToPay: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " factura está lista para pagar", 'many': formatNumber(args.count, '.') + " de facturas están listas para pagar", 'other': formatNumber(args.count, '.') + " facturas están listas para pagar" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " mes está listo para cerrarse", 'many': formatNumber(args.count, '.') + " de meses están listos para cerrarse", 'other': formatNumber(args.count, '.') + " meses están listos para cerrarse" }),
  scheduled: "Noticias programadas",
  ending: "Campañas que terminan pronto",
  health: "¿Funciona todo?",
  mail: "Correo",
  mailWorks: "Funciona",
  mailFailing: "Algunos correos no se han podido enviar",
  mailOutbox: "No hay servidor de correo configurado, así que los correos se guardan en esta máquina",
  backup: "Última copia de seguridad",
  noBackup: "Todavía no se ha hecho ninguna copia",
  backupOldTitle: "La última copia de seguridad es antigua",
  backupOldLead: (args: { date: string | number }): string => "Se hizo el " + String(args.date) + ". Si esta máquina falla, se pierde todo lo añadido desde entonces.",
  backupNoneTitle: "Todavía no hay ninguna copia de seguridad",
  backupNoneLead: "Si esta máquina falla, se pierde todo.",
  toHealth: "Ver el estado del sistema",
  firstSteps: "Primeros pasos",
  firstStaff: "Invita a alguien del equipo. Dos personas deberían poder abrir el área de gestión.",
  firstNews: "Publica tu primera noticia.",
  firstCampaign: "Añade tu primera campaña.",
  firstMail: "Pide a quien administra el servidor que configure el correo, para que lleguen los códigos y las novedades.",
  drafts: "Borradores",
};
