// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskAccount as English } from '../en/desk-account.ts';

export const deskAccount: typeof English = {
  sessions: "Dónde has iniciado sesión",
  thisOne: "Este navegador",
  lastSeen: (args: { date: string | number }): string => "Último uso: " + String(args.date),
  signOutEverywhere: "Cerrar sesión en todas partes",
  factors: "Tus segundos factores",
  app: "Aplicación de autenticación",
  isSet: "Configurada",
  isNotSet: "Sin configurar",
  passkey: "Llave de acceso",
  added: (args: { date: string | number }): string => "Añadida el " + String(args.date),
  removePasskey: (args: { name: string | number }): string => "Eliminar " + String(args.name),
  removePasskeyExplained: "Ya no podrás iniciar sesión con ella.",
  passkeyRemoved: (args: { name: string | number }): string => "Se ha eliminado: " + String(args.name) + ".",
  codesLeft: (args: { count: number }): string => plural(args.count, es, { 'one': "Queda " + formatNumber(args.count, '.') + " código de recuperación", 'many': "Quedan " + formatNumber(args.count, '.') + " de códigos de recuperación", 'other': "Quedan " + formatNumber(args.count, '.') + " códigos de recuperación" }),
  codesKept: "Guardados",
  codesNotKept: "No has confirmado que los guardaste. Si no los tienes, sustitúyelos: no se vuelven a mostrar.",
  renewCodes: "Sustituir los códigos de recuperación",
  renewCodesExplained: "Recibes diez códigos nuevos. Los anteriores dejan de funcionar.",
  passwordTitle: "Contraseña",
  changePassword: "Cambiar la contraseña",
};
