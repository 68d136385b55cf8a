// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { outbox as English } from '../en/outbox.ts';

export const outbox: typeof English = {
  title: (args: { product: string | number }): string => "Bandeja de salida de " + String(args.product),
  heading: "Bandeja de salida",
  explanation: "No hay ningún servidor de correo configurado, así que los correos se guardan aquí en lugar de enviarse. Vuelve a cargar la página para ver los nuevos.",
  empty: "Aún no hay correos.",
  to: (args: { address: string | number }): string => "Para " + String(args.address),
  asHtml: "Como HTML",
};
