// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  badRequest: "Revisa lo que has escrito y vuelve a intentarlo.",
  badField: "Revisa este campo.",
  unauthorized: "Inicia sesión para continuar.",
  notFound: "No hay nada en esta dirección.",
  otherSite: "Publica tu comentario desde la página de la noticia.",
  methodNotAllowed: "Esta dirección no admite este método.",
  tooLarge: "Es demasiado largo. Acórtalo.",
  unsupportedType: "Envíalo como application/json.",
  unsatisfiableRange: "El archivo termina antes del intervalo solicitado.",
  tooManyRequests: "Demasiados intentos. Espera antes de volver a intentarlo.",
  busy: "Ahora mismo hay mucha gente en el sitio. Vuelve a intentarlo dentro de unos segundos.",
  serverError: "Algo ha fallado por nuestra parte. Vuelve a intentarlo dentro de un minuto.",
  maintenance: "Estamos trabajando en este sitio, así que ahora no se puede cambiar nada. Vuelve a intentarlo más tarde.",
  starting: "Estamos actualizando este sitio. Vuelve a intentarlo dentro de unos minutos.",
  mailNotSent: "No hemos podido enviar el correo. Vuelve a intentarlo dentro de un minuto.",
  addressRefused: "El servidor de correo no acepta mensajes para esta dirección. Revísala.",
  incorrectCode: "El código no es correcto. Revísalo y vuelve a intentarlo.",
  expiredCode: "Este código ya no es válido. Pide uno nuevo.",
  incorrectSignIn: "El correo electrónico o la contraseña no son correctos.",
  codeNotVerified: "Escribe el código de nuestro correo antes de elegir una contraseña nueva.",
  alreadyRegistered: "Tu inscripción en esta campaña ya estaba hecha.",
  campaignGone: "Esta campaña ya no existe.",
  unknownCampaign: "No existe esa campaña.",
  commentsClosed: "Esta noticia ya no admite comentarios.",
};
