import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "Ahora mismo no tienes nada pendiente",
  nothingLead: "Todo está publicado, enviado y respondido.",
  needsYou: "Pendiente de ti",
  heldComments: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " comentario espera tu decisión", 'many': formatNumber(args.count, '.') + " de comentarios esperan tu decisión", 'other': formatNumber(args.count, '.') + " comentarios esperan tu decisión" }),
  failedMails: (args: { count: number }): string => plural(args.count, es, { 'one': "No se ha podido enviar " + formatNumber(args.count, '.') + " correo", 'many': "No se han podido enviar " + formatNumber(args.count, '.') + " de correos", 'other': "No se han podido enviar " + formatNumber(args.count, '.') + " correos" }),
  waitingMails: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " correo está en camino", 'many': formatNumber(args.count, '.') + " de correos están en camino", 'other': formatNumber(args.count, '.') + " correos están en camino" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " mes está listo para cerrarse", 'many': formatNumber(args.count, '.') + " de meses están listos para cerrarse", 'other': formatNumber(args.count, '.') + " meses están listos para cerrarse" }),
  scheduled: "Noticias programadas",
  ending: "Campañas que terminan pronto",
  health: "¿Funciona todo?",
  mail: "Correo",
  mailWorks: "Funciona",
  mailFailing: "No se han podido enviar algunos correos",
  mailOutbox: "No hay ningún servidor de correo configurado, así que los correos se guardan en esta máquina",
  backup: "Última copia de seguridad",
  noBackup: "Aún no se ha hecho ninguna copia",
  backupOldTitle: "La última copia de seguridad es antigua",
  backupOldLead: (args: { date: string | number }): string => "Se hizo el " + String(args.date) + ". Si esta máquina falla, se pierde todo lo añadido desde entonces.",
  backupNoneTitle: "Todavía no hay ninguna copia de seguridad",
  backupNoneLead: "Si esta máquina falla, se pierde todo.",
  toHealth: "Ver el estado del sistema",
  firstSteps: "Primeros pasos",
  firstStaff: "Invita a alguien del equipo. Conviene que dos personas puedan entrar aquí.",
  firstNews: "Publica tu primera noticia.",
  firstCampaign: "Añade tu primera campaña.",
  firstMail: "Pide a quien administra el servidor que configure el correo, para que lleguen los códigos y las novedades.",
};
