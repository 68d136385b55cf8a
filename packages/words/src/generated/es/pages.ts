// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { pages as English } from '../en/pages.ts';

export const pages: typeof English = {
  home: (args: { name: string | number; tagline: string | number }): string => String(args.name) + ": " + String(args.tagline),
  about: (args: { name: string | number }): string => "Sobre " + String(args.name),
  ledger: (args: { name: string | number }): string => "Registro de " + String(args.name),
  ledgerDescription: (args: { name: string | number }): string => "Comprueba un extracto de " + String(args.name) + ".",
  books: (args: { name: string | number }): string => "Cuentas abiertas de " + String(args.name),
  booksDescription: (args: { name: string | number }): string => "Lo que " + String(args.name) + " ha recibido, lo que ha pagado y lo que aún no ha gastado: por mes, campaña y forma de pago, con facturas.",
  signUp: "Crear cuenta",
  signIn: "Iniciar sesión",
  resetPassword: "Recupera tu cuenta",
  dashboard: "Tu panel",
  requestHelp: "Pedir ayuda",
  donateNow: "Dona ahora",
  article: (args: { title: string | number; name: string | number }): string => String(args.title) + " · " + String(args.name),
};
