// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { drafts as English } from '../en/drafts.ts';

export const drafts: typeof English = {
  helpSubject: "Datos de la persona solicitante",
  fullName: (args: { value: string | number }): string => "Nombre y apellidos: " + String(args.value),
  email: (args: { value: string | number }): string => "Correo electrónico: " + String(args.value),
  phoneNumber: (args: { value: string | number }): string => "Número de teléfono: " + String(args.value),
  address: (args: { value: string | number }): string => "Dirección: " + String(args.value),
  requestType: (args: { value: string | number }): string => "Tipo de ayuda: " + String(args.value),
  requestDescription: (args: { value: string | number }): string => "Descripción de la ayuda: " + String(args.value),
  amountTargeted: (args: { value: string | number }): string => "Importe necesario: " + String(args.value),
  amountRaised: (args: { value: string | number }): string => "Importe ya reunido: " + String(args.value),
  pledgeSubject: (args: { amount: string | number }): string => "Mi compromiso de donación: " + String(args.amount),
  hello: "Hola:",
  pledge: (args: { amount: string | number }): string => "Me gustaría donar " + String(args.amount) + ".",
  paymentMethod: (args: { value: string | number }): string => "Forma de pago preferida: " + String(args.value),
  donationCause: (args: { value: string | number }): string => "Destino de la donación: " + String(args.value),
  pleaseTellMe: "¿Podéis decirme cómo completar la transferencia? Gracias.",
  paymentReference: (args: { value: string | number }): string => "Referencia de pago: " + String(args.value),
};
