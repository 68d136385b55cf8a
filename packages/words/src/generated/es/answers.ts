// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { answers as English } from '../en/answers.ts';

export const answers: typeof English = {
  signedOut: "Has cerrado la sesión. ¡Hasta pronto!",
  codeSent: (args: { email: string | number }): string => "Hemos enviado un código de cinco cifras a " + String(args.email) + ".",
  codeOnItsWay: (args: { email: string | number }): string => "Estamos enviando un código de cinco cifras a " + String(args.email) + ". Puede tardar unos minutos.",
  welcome: (args: { firstName: string | number }): string => "¡Hola, " + String(args.firstName) + "! Tu cuenta está lista. Ya puedes iniciar sesión.",
  checkInbox: (args: { email: string | number }): string => "Busca un código de cinco cifras en el correo de " + String(args.email) + ".",
  chooseNewPassword: "Gracias. Elige una contraseña nueva.",
  passwordChanged: "Tu contraseña ha cambiado. Inicia sesión con la nueva.",
  goalSet: (args: { goal: string | number }): string => "Tu objetivo es " + String(args.goal) + ".",
  registered: (args: { campaign: string | number }): string => "¡Gracias! Tu inscripción en «" + String(args.campaign) + "» está hecha.",
  commentShown: "¡Gracias! Tu comentario ya forma parte de esta noticia.",
  commentHeld: "¡Gracias! Alguien de nuestro equipo leerá tu comentario antes de que aparezca.",
};
