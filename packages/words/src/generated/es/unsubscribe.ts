// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { unsubscribe as English } from '../en/unsubscribe.ts';

export const unsubscribe: typeof English = {
  title: (args: { product: string | number }): string => "Correos de " + String(args.product),
  heading: "Novedades de impacto por correo",
  question: (args: { name: string | number }): string => "¿Quieres dejar de recibir por correo las novedades de impacto de " + String(args.name) + "? Podrás seguir leyéndolas en tu panel.",
  submit: "Darme de baja",
  done: "No te enviaremos más novedades de impacto por correo. Puedes seguir leyéndolas en tu panel.",
  invalid: (args: { email: string | number }): string => "Este enlace no es válido. Puede que la cuenta se haya eliminado. Si sigues recibiendo correos, escribe a <link>" + String(args.email) + "</link>.",
};
