// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { rules as English } from '../en/rules.ts';

export const rules: typeof English = {
  firstName: "Escribe un nombre válido.",
  lastName: "Escribe unos apellidos válidos.",
  email: "Escribe un correo electrónico válido.",
  passwordMix: "La contraseña debe combinar minúsculas, mayúsculas y números.",
  passwordShort: "La contraseña es demasiado corta.",
  passwordLong: "La contraseña es demasiado larga.",
  currentPassword: "Escribe una contraseña válida.",
  passwordsDiffer: "Las contraseñas no coinciden.",
  code: "Escribe un código de cinco cifras.",
  comentatorName: "Escribe un nombre válido.",
  comment: "Escribe un comentario válido. Longitud mínima: 20 caracteres.",
  commentLong: (args: { most: string | number }): string => "El comentario debe tener menos de " + String(args.most) + " caracteres.",
  fullName: "Escribe un nombre y unos apellidos válidos.",
  phoneNumber: "Escribe un número de teléfono válido.",
  address: "Escribe una dirección válida.",
  requestType: "Indica el tipo de ayuda.",
  requestDescription: "Escribe una descripción más completa.",
  amountTargeted: "Escribe un importe necesario válido.",
  amountRaised: "Escribe un importe reunido válido.",
  amount: "Escribe un importe válido.",
  donationCause: "Indica para qué o para quién es tu donación, para que llegue a su destino. Gracias por tu apoyo.",
  commentNotSent: "Tu comentario no se ha enviado. Vuelve a leerlo y publícalo después.",
};
