// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskPayments as English } from '../en/desk-payments.ts';

export const deskPayments: typeof English = {
  lead: "Pagos de importaciones sin donante. Asigna cada uno a quien lo hizo o, si nadie lo sabe, déjalo sin donante.",
  empty: "Ningún pago necesita donante",
  emptyLead: "Aquí aparecen, después de una importación, los pagos de los que no se conoce el donante.",
  noPayer: "Pagador desconocido",
  likely: "Donantes que pueden haberlo hecho",
  nobodyLikely: "No parece de ningún donante.",
  chooseGiver: "Elegir quién donó",
  chooseOther: "Otra persona",
  assign: "Asignar",
  assignTo: (args: { name: string | number }): string => "Asignar a " + String(args.name),
  reference: "Su referencia se parece a una de este donante.",
  payer: "Un pago anterior de este donante tuvo el mismo pagador.",
  name: "El pagador se llama como este donante.",
  email: "Su texto contiene el correo de este donante.",
  amount: "Este donante se comprometió a donar el mismo importe.",
  pledge: (args: { amount: string | number; date: string | number }): string => "Completa el compromiso de " + String(args.amount) + " del " + String(args.date) + ".",
  leave: "Dejar sin donante",
};
